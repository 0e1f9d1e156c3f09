/** The result for one event of a calendar; `action` is a key of the texts `ical.action`. */
export type ImportItem = {
  readonly action: string;
  readonly key: string;
  readonly summary: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly id?: string;
  readonly code?: string;
  readonly message?: string;
  readonly takenBy?: { readonly kind: string; readonly id: string; readonly code: string };
};

/** `POST /api/ical/import`. */
export type CalendarImport = {
  readonly dryRun: boolean;
  readonly counts: Readonly<Record<string, number>>;
  readonly items: readonly ImportItem[];
  readonly conflicts: readonly ImportItem[];
};

/** `GET /api/ical/links/:id`: the secret address of a feed's calendar. */
export type CalendarLink = { readonly path: string };
