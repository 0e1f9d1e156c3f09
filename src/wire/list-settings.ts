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
  /** Left out: the reader's own columns, or the usual ones. */
  readonly columns?: readonly ChosenColumn[];
  /** It names what the reader may not see, and that was left out. */
  readonly isPartial: boolean;
};

/** The 409 for changing a view that has changed since it was read: by whom, when, and its version now. */
export type ViewClash = { readonly changedBy: string; readonly changedAt: string; readonly version: number };

/** `GET /api/_meta/lists?resource=<name>`: what the caller made of one list. Writes answer with it, too. */
export type ListSettings = {
  /** Names of all fields that can be a column here, the usual ones first. */
  readonly fields: readonly string[];
  /** Null: the usual ones. */
  readonly columns: readonly ChosenColumn[] | null;
  /** Id of the view that the list opens with. */
  readonly opens: string | null;
  readonly mayShare: boolean;
  /** The caller's own first, each by name. */
  readonly views: readonly SavedView[];
  /** Id of the view that this call made. */
  readonly created?: string;
};
