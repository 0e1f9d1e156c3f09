/** A value for a spreadsheet cell: a text, a number, or an exact decimal number as digits. */
export type ExportCell = string | number | { readonly decimal: string } | null;
