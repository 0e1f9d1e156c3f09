import type { ArchivedSpecs } from '../store/core.ts';
import { HISTORY } from './history.ts';
import { MOST_EXAMINED } from './notifications.ts';
import { KEEP, REQUESTS } from './requests.ts';
import { ARCHIVED_TRASH, TRASH } from './trash.ts';

/** Answers that a client may request again within seconds. */
const RECENT_ANSWERS = 1000;

/**
 * Collections that grow with every write and are hardly ever read again: only their newest rows stay in memory.
 * Notifications look at the newest history entries only, so they never read from a file.
 */
export const ARCHIVED: ArchivedSpecs = {
  [HISTORY]: { by: 'record', order: 'at', recent: MOST_EXAMINED },
  [TRASH]: ARCHIVED_TRASH,
  [REQUESTS]: { recent: RECENT_ANSWERS, keepFor: KEEP },
};

/** Rows of each company that stay in memory, the newest; all others are asked for (`Store.old`). */
export const RECENT: ReadonlyMap<string, number> = new Map([
  // As many as notifications examine.
  [HISTORY, MOST_EXAMINED],
  [TRASH, 0],
  [REQUESTS, 0],
]);
