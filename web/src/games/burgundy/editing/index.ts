/** The editor with what it needs of modules and modes: their drawings and words, and what is printed of them. */

import { fetchExtensions } from "../extending";
import { editing } from "./editing";
import { openEditorBox } from "./laid";

export async function open(): Promise<{ editing: typeof editing }> {
  await Promise.all([fetchExtensions(), openEditorBox()]);
  return { editing };
}
