/** The icons of kingdom cards; most of them no other game draws. */

import icons from "virtual:icons";
import own from "virtual:icons/kingdom";

Object.assign(icons, own);

export const CARD_ICONS: Record<string, string> = {
  fishermen: "fishing",
  merchants: "trade",
  discoverers: "spyglass",
  hermits: "monk-face",
  citizens: "village",
  miners: "miner",
  workers: "hammer-nails",
  knights: "mounted-knight",
  lords: "knight-banner",
  farmers: "farmer",
  castles: "medieval-gate",
};
