/** Telling someone whose eyes are elsewhere: the tab's title, a bell, a notification. */

import { settings } from "../settings.svelte";

let audio: AudioContext | null = null;

export type Sound = "bell" | "coin" | "wood";

/** One bell, or wood on slate; short, and quieter than speech. */
export function sound(kind: Sound): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const [pitch, length, shape] = {
    bell: [660, 0.3, "sine"],
    wood: [180, 0.08, "triangle"],
    coin: [1320, 0.12, "sine"],
  }[kind] as [number, number, OscillatorType];
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = shape;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.08, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0005, audio.currentTime + length);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + length);
}

/** The wish is kept only where it was granted; a browser that thinks otherwise by now shows nothing. */
export function notify(text: string, tag: string): void {
  if (!settings.notify || !document.hidden) return;
  const note = new Notification("Bastide", { body: text, tag, icon: "/shield.svg" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
