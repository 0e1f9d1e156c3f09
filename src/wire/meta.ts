/** `GET /api/_meta/screen?path=` */
export type ScreenAnswer = {
  /** Any role has a screen there. */
  readonly exists: boolean;
  /** false: this person would have it, if the company's package did. */
  readonly inPackage: boolean;
  /** The group of the menu with which the configuration of the screen comes. */
  readonly apart?: string;
};

/** `GET /api/_meta/policy`: model and rules of the caller's role alone, as the text casbin.js wants. */
export type PolicyAnswer = { readonly user: string; readonly casbin: string };

/** `GET /api/_meta/badges`: the number beside an entry of the menu, by name of resource or page. */
export type MenuBadges = Readonly<Record<string, number>>;

/** `GET /api/<path>/_free` */
export type FreeAnswer = { readonly free: boolean };

/** `GET /api/_meta/reads?of=…&of=…`: an answer for each, in their order. */
export type JointReads = {
  readonly answers: readonly {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: unknown;
  }[];
};
