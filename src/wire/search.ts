export type FoundItem = {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** Path of the record's screen. */
  readonly path: string;
  /** Pieces of folded text that match, for highlighting. */
  readonly matched: readonly string[];
  /** It contains no word as typed, but one that differs by one or two letters. */
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
  /** The name that matched, if different. */
  readonly as?: string;
  /** Its menu group; absent if it is in no menu. */
  readonly group?: string;
  readonly icon: string;
  readonly url: string;
};

/** `GET /api/_meta/screens` */
export type FoundScreens = { readonly screens: readonly FoundScreen[] };
