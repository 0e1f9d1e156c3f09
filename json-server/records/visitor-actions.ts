import type { VisitorAction } from '../../src/config/history-actions.ts';
import { USERS } from '../accounts/authenticate.ts';
import type { HistoryRow } from '../live/rows/own-rows.ts';
import { versionOf } from '../live/rows/rows.ts';
import type { PartitionWriter, PutOf } from '../live/rows/company.ts';
import { HISTORY } from './history.ts';
import { newId } from './new-id.ts';

/** ms; repeats within this time are not recorded, so that nobody can flood another person's history */
const AGAIN = 60 * 60 * 1000;

type Noted = {
  readonly tenantId: string;
  readonly user: PutOf<'users'>;
  readonly action: VisitorAction;
  readonly at: string;
};

/**
 * Records in a person's history what a visitor did in their name without signing in, so that `notify` can report it. It
 * has no author, because anybody may have typed the address.
 * @param at UTC
 */
export function noteVisitorAction(part: PartitionWriter, noted: Noted): void {
  const { tenantId, user, action, at } = noted;
  const record = `${USERS}/${user.id}`;
  const since = new Date(Date.parse(at) - AGAIN).toISOString();
  const isKnown = (entry: HistoryRow): boolean =>
    entry.record === record && entry.action === action && entry.at > since;
  // Filling the newest entries with others allows one more.
  if ([...part.table(HISTORY).recent()].some(isKnown)) return;
  const version = versionOf(user);
  part.put(HISTORY, { id: newId(), tenantId, record, at, by: null, action, version, changes: {} });
}
