import type { ArchivedSpecs } from '../store/core.ts';
import { HISTORY } from './history.ts';
import { MOST_EXAMINED } from './notifications.ts';
import { KEEP, REQUESTS } from './requests.ts';

/** Answers that a client may ask for again within seconds. */
const RECENT_ANSWERS = 1000;

/**
 * What grows with each write and is hardly ever read again: only its newest rows stay in memory. Notifications look at
 * the newest entries of the history, so these are never read from a file.
 */
export const ARCHIVED: ArchivedSpecs = {
  [HISTORY]: { by: 'record', order: 'at', recent: MOST_EXAMINED },
  [REQUESTS]: { recent: RECENT_ANSWERS, keepFor: KEEP },
};
