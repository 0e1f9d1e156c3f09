/** A value on its way into a spreadsheet: a text, a number, or an exact decimal number as its digits say it. */
export type ExportCell = string | number | { readonly decimal: string } | null;
