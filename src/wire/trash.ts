/** One record of `GET /api/<path>/_deleted`. */
export type DeletedItem = {
  readonly id: string;
  readonly title: string;
  /** ISO instant */
  readonly at: string;
  readonly by: { readonly id: string; readonly name: string } | null;
};

/** `GET /api/<path>/_deleted`: newest first; `hasMore`: there are older ones. */
export type DeletedList = { readonly items: readonly DeletedItem[]; readonly hasMore: boolean };
