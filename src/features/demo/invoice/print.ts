/** Prints the page; saved as PDF, the file is called by the invoice's number. */
export function printAs(name: string): void {
  const before = document.title;
  document.title = name;
  window.addEventListener('afterprint', () => (document.title = before), { once: true });
  window.print();
}
