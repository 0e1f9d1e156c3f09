/** A row of a table on its way to or from a spreadsheet. */
export type SheetLine = readonly (string | number | null)[];

/** What `POST /api/price-grid/file` answers: the first sheet of a workbook, or a CSV file, without its empty rows. */
export type ReadSheet = {
  /** In a CSV file all cells are texts. */
  readonly format: 'csv' | 'xlsx';
  /** With their numbers as a spreadsheet counts. */
  readonly rows: readonly { readonly number: number; readonly cells: SheetLine }[];
};
