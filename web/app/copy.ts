/** Puts a text into the clipboard. Whether it is there: some browsers let nobody in. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Plain http has no clipboard of the new kind, but what is selected can be copied there too. */
function copySelected(text: string): boolean {
  const had = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'for-readers';
  // A modal dialog lets nothing outside of it be selected.
  (document.querySelector('dialog:modal') ?? document.body).append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  if (had instanceof HTMLElement) had.focus();
  return isDone;
}
