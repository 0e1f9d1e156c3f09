export type Sort = { readonly key: string; readonly direction: 'ASC' | 'DESC' };
/** Records as cards, one column a value of an enum; of a list and of a page. */
export type Board = {
  /** Name of an enum field; its value is the column. */
  readonly by: string;
  /** Values of it, in the order in which their columns stand. */
  readonly columns: readonly string[];
  /** Fields of a card, below the title of the record. */
  readonly card: readonly string[];
  /** Actions that are buttons on a card; left out, all that the record allows. */
  readonly actions?: readonly string[];
  /** Order of the cards; left out, that of the list. */
  readonly sort?: Sort;
};
