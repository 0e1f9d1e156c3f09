import type { ChosenColumn } from '../config/list-columns.ts';
import type { SavedQuery } from '../config/saved-query.ts';

/** A saved view as its reader may use it. */
export type SavedView = {
  readonly id: string;
  readonly name: string;
  readonly isShared: boolean;
  readonly isMine: boolean;
  /** Who made it. */
  readonly by: string;
  /** Counts its changes. */
  readonly version: number;
  readonly mayChange: boolean;
  readonly mayDelete: boolean;
  readonly query: SavedQuery;
  /** By default the reader's own columns, or the standard ones. */
  readonly columns?: readonly ChosenColumn[];
  /** It names something hidden from the reader, which was left out. */
  readonly isPartial: boolean;
};

/** The 409 for changing a view that has changed since it was read: by whom, when, and its current version. */
export type ViewClash = { readonly changedBy: string; readonly changedAt: string; readonly version: number };

/** `GET /api/_meta/lists?resource=<name>`: the caller's settings of one list. Writes return it, too. */
export type ListSettings = {
  /** Names of all possible columns, the standard ones first. */
  readonly fields: readonly string[];
  /** Null: the standard ones. */
  readonly columns: readonly ChosenColumn[] | null;
  /** Id of the view the list opens with. */
  readonly opens: string | null;
  readonly mayShare: boolean;
  /** The caller's own first, each by name. */
  readonly views: readonly SavedView[];
  /** Id of the view created by this call. */
  readonly created?: string;
};
