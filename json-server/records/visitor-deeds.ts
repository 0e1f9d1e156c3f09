import { randomUUID } from 'node:crypto';
import type { VisitorDeed } from '../../src/config/deeds.ts';
import type { Row } from '../../src/config/types.ts';
import { USERS } from '../middleware/authenticate.ts';
import { textIn, versionOf } from '../rows.ts';
import type { Store } from '../store/types.ts';
import { HISTORY } from './history.ts';

/** ms; asking again meanwhile is no news, so that nobody fills the history of another */
const AGAIN = 60 * 60 * 1000;

/**
 * Appends to a person's history what was done in their name without a sign-in, for `notify` to tell. Nobody is named as
 * the one who did it: anybody may have typed the address.
 * @param at UTC
 */
export async function noteVisitorDeed(setup: {
  store: Store;
  tenantId: string;
  user: Row;
  action: VisitorDeed;
  at: string;
}): Promise<void> {
  const { store, tenantId, user, action, at } = setup;
  const record = `${USERS}/${user.id}`;
  await store.transact((tx) => {
    const since = new Date(Date.parse(at) - AGAIN).toISOString();
    const isKnown = (entry: Row): boolean => entry['action'] === action && textIn(entry, 'at') > since;
    if (store.table(HISTORY, tenantId).equal('record', record).some(isKnown)) return;
    const version = versionOf(user);
    tx.put(HISTORY, tenantId, { id: randomUUID(), tenantId, record, at, by: null, action, version, changes: {} });
  });
}
