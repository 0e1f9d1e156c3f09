/** A row of a table sent to or from a spreadsheet. */
export type SheetLine = readonly (string | number | null)[];

/** Answer of `POST /api/price-grid/file`: the first sheet of a workbook, or a CSV file, without empty rows. */
export type ReadSheet = {
  /** In a CSV file all cells are text. */
  readonly format: 'csv' | 'xlsx';
  /** With the spreadsheet's row numbers. */
  readonly rows: readonly { readonly number: number; readonly cells: SheetLine }[];
};
