/** A position in an address: as short as the browser can make it. */

import type { TryWish } from "../../net/messages";

type Packed = Required<Pick<TryWish, "options" | "position">>;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const passed = new Blob([bytes])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array, BufferSource>);
  return new Uint8Array(await new Response(passed).arrayBuffer());
}

export async function pack(what: Packed): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(what));
  const bytes = await through(text, new CompressionStream("deflate-raw"));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What was packed so; nothing if it was not. */
export async function unpack(text: string): Promise<Packed | null> {
  try {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const plain = await through(bytes, new DecompressionStream("deflate-raw"));
    return JSON.parse(new TextDecoder().decode(plain)) as Packed;
  } catch {
    return null;
  }
}
