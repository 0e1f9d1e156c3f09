// antd uploads files, and hands none out.
/** Hands a file to the browser, as if a link to it had been followed. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers begin to read it only after this turn.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
