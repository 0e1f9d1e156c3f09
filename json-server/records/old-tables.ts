import type { OldTables, OwnStore } from '../store/types.ts';
import { HISTORY, HISTORY_TABLE } from './history.ts';
import { MAX_EXAMINED } from './notifications.ts';
import { REQUESTS, REQUESTS_TABLE } from './requests.ts';
import { TRASH, TRASH_TABLE } from './trash.ts';

/**
 * Collections that grow with every write and are hardly ever read again, so they stay in the database. Memory holds as
 * much of the history as notifications examine.
 */
export const OLD_TABLES: OldTables = new Map([
  [HISTORY, { spec: HISTORY_TABLE, recent: MAX_EXAMINED }],
  [TRASH, { spec: TRASH_TABLE, recent: 0 }],
  [REQUESTS, { spec: REQUESTS_TABLE, recent: 0 }],
]);

/** Declares these tables; call once per store. */
export function defineOldTables(store: OwnStore): void {
  for (const [collection, { spec }] of OLD_TABLES) store.define(collection, spec);
}
