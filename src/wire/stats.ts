type Figures = {
  readonly count: number;
  /** Whole numbers in the field's own unit; `currency` is empty for plain numbers. */
  readonly sums: readonly { readonly currency: string; readonly sum: number }[];
};

/** `GET /<path>/_stats`: what all records of a list come to. */
export type Stats = Figures & {
  /** Those that have any, with `_by` only. */
  readonly months?: readonly (Figures & { readonly month: string })[];
};
