/** A sum of one currency. */
export type Sum = {
  /** Empty for plain numbers. */
  readonly currency: string;
  /** In the field's own unit; minor units of money. */
  readonly sum: number;
  /** Of how many records. */
  readonly count: number;
};

/** Figures of some records. */
export type Figures = {
  readonly count: number;
  /**
   * Whole numbers in the field's own unit; `currency` is empty for plain numbers. `count`: the number of records with a
   * value, because an average ignores the others.
   */
  readonly sums: readonly Sum[];
};

/** The total of several currencies in one, by the last published rates; `day` is that of the oldest rate. */
export type InOneCurrency = { readonly currency: string; readonly sum: number; readonly day: string };

/** The records with these values, one per grouping. An empty text means no value. */
export type FiguresOfGroup = Figures & { readonly keys: readonly string[] };

/** `GET /<path>/_stats`: figures of all records in a list. */
export type Stats = Figures & {
  /** With `_by`: the existing groups, in the order of their values; if there are very many, the largest. */
  readonly groups?: readonly FiguresOfGroup[];
  /**
   * With a reference in `_by` or `_and`: the titles of its records, one object per grouping, as far as the caller may
   * see them.
   */
  readonly names?: readonly { readonly [id: string]: string }[];
  /** With `_of` an amount in several currencies: the total in the company's, if the caller may see the rates. */
  readonly company?: InOneCurrency;
  /** With `_totals`: the sums of each of those fields. */
  readonly totals?: { readonly [field: string]: readonly Sum[] };
};
