/** A value on its way into a spreadsheet: a text, a number, or an exact decimal number as its digits say it. */
export type Cell = string | number | { readonly decimal: string } | null;

/** 123450 with two digits → `1234.50`: digits are moved, nothing is computed. */
export function decimalText(minor: number, digits: number): string {
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
