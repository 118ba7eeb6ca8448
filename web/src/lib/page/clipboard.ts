/** Copying works on a plain-http home network too, where browsers withhold the clipboard API. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "unseen";
  const home = document.activeElement?.closest("dialog") ?? document.body;
  home.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}
