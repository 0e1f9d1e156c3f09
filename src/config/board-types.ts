export type Sort = { readonly key: string; readonly direction: 'ASC' | 'DESC' };
/** Records as cards, one column per value of an enum; for lists and pages. */
export type Board = {
  /** Name of an enum field; its value selects the column. */
  readonly by: string;
  /** Its values, in the order of their columns. */
  readonly columns: readonly string[];
  /** Fields of a card, below the title of the record. */
  readonly card: readonly string[];
  /** Actions shown as buttons on a card; by default all that the record allows. */
  readonly actions?: readonly string[];
  /** Order of the cards; by default the list's. */
  readonly sort?: Sort;
};
