/** Out of the page: into a file, into the clipboard. */

export const saveText = (name: string, text: string): void =>
  saveFile(new File([text], name, { type: "text/plain" }));

export function saveFile(file: File): void {
  const link = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(file),
    download: file.name,
  });
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Whether the text is in the clipboard now; a page without a secure address may have none. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const field = Object.assign(document.createElement("textarea"), { value: text });
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
