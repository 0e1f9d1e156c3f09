export type FoundItem = {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** Path of the record's screen. */
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

/** A screen, found by one of its names. */
export type FoundScreen = {
  readonly title: string;
  /** The name by which it was found, where that is another. */
  readonly as?: string;
  /** Where the menu has it; absent for what stands in none. */
  readonly group?: string;
  readonly icon: string;
  readonly url: string;
};

/** `GET /api/_meta/screens` */
export type FoundScreens = { readonly screens: readonly FoundScreen[] };
