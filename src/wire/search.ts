export type FoundItem = {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** Of the record's screen. */
  readonly path: string;
  /** Pieces of folded text that answer the question, for marking. */
  readonly matched: readonly string[];
  /** It holds no word as it was typed, but one within a slip or two of it. */
  readonly isNear?: true;
};
export type FoundGroup = {
  /** The resource's name. */
  readonly resource: string;
  readonly label: string;
  readonly icon: string;
  readonly items: readonly FoundItem[];
};

/** `GET /api/search` */
export type FoundRecords = { readonly groups: readonly FoundGroup[] };
