import type { ArchivedSpecs } from '../store/core.ts';
import { HISTORY } from './history.ts';
import { MOST_EXAMINED } from './notifications.ts';
import { KEEP, REQUESTS } from './requests.ts';
import { ARCHIVED_TRASH, TRASH } from './trash.ts';

/** Answers that a client may ask for again within seconds. */
const RECENT_ANSWERS = 1000;

/**
 * What grows with each write and is hardly ever read again: only its newest rows stay in memory. Notifications look at
 * the newest entries of the history, so these are never read from a file.
 */
export const ARCHIVED: ArchivedSpecs = {
  [HISTORY]: { by: 'record', order: 'at', recent: MOST_EXAMINED },
  [TRASH]: ARCHIVED_TRASH,
  [REQUESTS]: { recent: RECENT_ANSWERS, keepFor: KEEP },
};
