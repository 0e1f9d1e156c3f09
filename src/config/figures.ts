/** A sum of one currency. */
export type Sum = {
  /** Empty for plain numbers. */
  readonly currency: string;
  /** In the field's own unit; minor units of money. */
  readonly sum: number;
  /** Of how many records. */
  readonly count: number;
};

/** What some records come to. */
export type Figures = {
  readonly count: number;
  /**
   * Whole numbers in the field's own unit; `currency` is empty for plain numbers. `count`: of how many records, for
   * those without a value are no part of an average.
   */
  readonly sums: readonly Sum[];
};

/** Sums of several currencies in one, by the last published rates; `day` is that of the oldest of them. */
export type InOneCurrency = { readonly currency: string; readonly sum: number; readonly day: string };

/** Some of the records: those of these values, one a grouping. An empty text stands for none. */
export type FiguresOfGroup = Figures & { readonly keys: readonly string[] };

/** `GET /<path>/_stats`: what all records of a list come to. */
export type Stats = Figures & {
  /** With `_by`: those that there are, in the order of their values; of very many the largest. */
  readonly groups?: readonly FiguresOfGroup[];
  /** With `_by` or `_and` a reference: what its records are called, one a grouping, as far as the caller may see them. */
  readonly names?: readonly { readonly [id: string]: string }[];
  /** With `_of` an amount in several currencies: what it is in the company's, for whoever may see the rates. */
  readonly company?: InOneCurrency;
  /** With `_totals`: what each of those fields comes to. */
  readonly totals?: { readonly [field: string]: readonly Sum[] };
};
