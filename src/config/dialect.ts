/** The names a resource's calls use for page, size, order and search. */
export type Dialect = {
  readonly page: { readonly param: string; readonly base: 0 | 1 };
  readonly size: string;
  readonly sort: string;
  readonly dir: { readonly param: string; readonly case: 'upper' | 'lower' };
  readonly search: string;
  /** The page size that means "all". */
  readonly all: number;
};
