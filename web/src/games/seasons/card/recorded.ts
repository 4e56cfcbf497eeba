/** The castle of a game that was really played, as its view had it. */

import type { TileView } from "../pieces";

// prettier-ignore
export const tiles: TileView[] = [
  {"tile": "keep", "count": 1, "cost": null, "points": null, "unbuilt": 0, "built": 1, "builders": [3], "places": [{"place": "1", "named": "1", "name": "keep-1", "price": 0, "seat": null, "new": false}], "sure": {}},
  {"tile": "tavern", "count": 1, "cost": null, "points": null, "unbuilt": 1, "built": 0, "builders": [], "places": [{"place": "1", "named": "1", "name": "tavern-1", "price": 0, "seat": null, "new": false}, {"place": "2", "named": "2", "name": "tavern-2", "price": 0, "seat": null, "new": false}], "sure": {}},
  {"tile": "main-gate", "count": 1, "cost": null, "points": null, "unbuilt": 1, "built": 0, "builders": [], "places": [{"place": "1", "named": "1", "name": "main-gate-1", "price": 0, "seat": null, "new": false}], "sure": {}},
  {"tile": "small-gate", "count": 1, "cost": null, "points": null, "unbuilt": 1, "built": 0, "builders": [], "places": [{"place": "1", "named": "1", "name": "small-gate-1", "price": 0, "seat": null, "new": false}], "sure": {}},
  {"tile": "stable", "count": 1, "cost": null, "points": null, "unbuilt": 0, "built": 1, "builders": [2], "places": [{"place": "1", "named": "1", "name": "stable-1", "price": 0, "seat": null, "new": false}, {"place": "2", "named": "2", "name": "stable-2", "price": 0, "seat": null, "new": false}], "sure": {}},
  {"tile": "servants-house", "count": 1, "cost": null, "points": null, "unbuilt": 0, "built": 1, "builders": [1], "places": [{"place": "1", "named": "1", "name": "servants-house-1", "price": 0, "seat": 3, "new": false}, {"place": "2", "named": "2", "name": "servants-house-2", "price": 0, "seat": 1, "new": false}], "sure": {}},
  {"tile": "palace", "count": 1, "cost": null, "points": null, "unbuilt": 0, "built": 1, "builders": [0], "places": [{"place": "1", "named": "1", "name": "palace-1", "price": 0, "seat": null, "new": false}, {"place": "2", "named": "1", "name": "palace-2", "price": 0, "seat": null, "new": false}], "sure": {}},
  {"tile": "well", "count": 1, "cost": null, "points": null, "unbuilt": 0, "built": 1, "builders": [3], "places": [], "sure": {}},
  {"tile": "house", "count": 6, "cost": null, "points": null, "unbuilt": 6, "built": 0, "builders": [], "places": [], "sure": {}},
  {"tile": "tower", "count": 9, "cost": null, "points": null, "unbuilt": 4, "built": 5, "builders": [0, 3, 3, 1, 3], "places": [], "sure": {}},
  {"tile": "market", "count": 0, "cost": null, "points": null, "unbuilt": 0, "built": 1, "builders": [], "places": [{"place": "1", "named": "1", "name": "market-1", "price": 0, "seat": null, "new": false}, {"place": "2", "named": "1", "name": "market-2", "price": 0, "seat": null, "new": false}], "sure": {}},
  {"tile": "smithy", "count": 0, "cost": null, "points": null, "unbuilt": 0, "built": 1, "builders": [], "places": [{"place": "1", "named": "1", "name": "smithy-1", "price": 0, "seat": null, "new": false}, {"place": "2", "named": "2", "name": "smithy-2", "price": 0, "seat": null, "new": false}], "sure": {}},
];
