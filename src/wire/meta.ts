/** `GET /api/_meta/screen?path=` */
export type ScreenAnswer = {
  /** Some role has a screen there. */
  readonly exists: boolean;
  /** false: only the company's package lacks it. */
  readonly inPackage: boolean;
  /** The menu group that the screen's configuration belongs to. */
  readonly apart?: string;
};

/** `GET /api/_meta/policy`: model and rules of the caller's role only, as text for casbin.js. */
export type PolicyAnswer = { readonly user: string; readonly casbin: string };

/** `GET /api/_meta/badges`: the number beside a menu entry, by name of resource or page. */
export type MenuBadges = Readonly<Record<string, number>>;

/** `GET /api/<path>/_free` */
export type FreeAnswer = { readonly free: boolean };

/** `GET /api/_meta/reads?of=…&of=…`: an answer for each, in order. */
export type JointReads = {
  readonly answers: readonly {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: unknown;
  }[];
};
