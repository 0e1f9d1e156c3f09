/** Prints the page; a PDF gets the invoice's number as its file name. */
export function printAs(name: string): void {
  const before = document.title;
  document.title = name;
  window.addEventListener('afterprint', () => (document.title = before), { once: true });
  window.print();
}
