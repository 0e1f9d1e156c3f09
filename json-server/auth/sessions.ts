import { randomUUID } from 'node:crypto';
import type { Row } from '../../src/config/types.ts';
import { textIn } from '../rows.ts';
import { GLOBAL, type Store, type Transaction } from '../store/types.ts';
import { hashSecret, newSecret } from './tokens.ts';

/** One row a signed-in browser, in the global partition. Its id is also the family of its refresh tokens. */
export const SESSIONS = '_sessions';
/** ms; a browser that was not used this long signs in again */
const SESSION_MS = 30 * 24 * 60 * 60 * 1000;

export type Session = { readonly id: string; readonly userId: string; readonly tenantId: string };
type Clock = () => number;

export type Sessions = {
  readonly open: (owner: { userId: string; tenantId: string }) => Promise<{ session: Session; refreshToken: string }>;
  /** The session while it is neither revoked nor expired. */
  readonly find: (id: string) => Session | undefined;
  /** Exchanges a refresh token for the next one. A token used before ends the whole session (S9). */
  readonly rotate: (refreshToken: string) => Promise<{ session: Session; refreshToken: string } | undefined>;
  readonly close: (id: string) => Promise<void>;
};

/** Declares the table; call once per store. */
export const defineSessions = (store: Store): void =>
  store.define(SESSIONS, { unique: [], ordered: { userId: 'plain' }, search: [] });

/** Ends every session of a user, inside the transaction that changes the user. */
export function revokeSessionsOf(tx: Transaction, { userId, tenantId }: { userId: string; tenantId: string }): void {
  for (const row of tx.table(SESSIONS, GLOBAL).equal('userId', userId)) {
    if (row['homeTenant'] === tenantId) tx.remove(SESSIONS, GLOBAL, row.id);
  }
}

const asSession = (row: Row): Session => ({
  id: row.id,
  userId: textIn(row, 'userId'),
  tenantId: textIn(row, 'homeTenant'),
});

/** Sessions over the store, so that they outlive a restart. */
export function createSessions({ store, clock }: { store: Store; clock: Clock }): Sessions {
  const isLive = (row: Row): boolean => Number(row['expires']) > clock();
  const live = (id: string): Row | undefined => {
    const row = store.table(SESSIONS, GLOBAL).get(id);
    return row && isLive(row) ? row : undefined;
  };
  const sweep = (tx: Transaction): void => {
    // Oldest first, and never many at once: signing in pays for it.
    let checked = 0;
    for (const row of tx.table(SESSIONS, GLOBAL).all()) {
      if (checked >= 20 || isLive(row)) return;
      tx.remove(SESSIONS, GLOBAL, row.id);
      checked += 1;
    }
  };
  const renewed = (): number => clock() + SESSION_MS;

  return {
    find: (id) => {
      const row = live(id);
      return row && asSession(row);
    },
    open: ({ userId, tenantId }) => {
      const secret = newSecret();
      const row: Row = {
        id: randomUUID(),
        userId,
        homeTenant: tenantId,
        refreshHash: hashSecret(secret),
        expires: renewed(),
      };
      return store.transact((tx) => {
        sweep(tx);
        tx.put(SESSIONS, GLOBAL, row);
        return { session: asSession(row), refreshToken: `${row.id}.${secret}` };
      });
    },
    rotate: (refreshToken) => {
      const [id = '', secret = ''] = refreshToken.split('.', 2);
      return store.transact((tx) => {
        const row = live(id);
        if (row === undefined) return undefined;
        if (row['refreshHash'] !== hashSecret(secret)) {
          tx.remove(SESSIONS, GLOBAL, id);
          return undefined;
        }
        const next = newSecret();
        tx.put(SESSIONS, GLOBAL, { ...row, refreshHash: hashSecret(next), expires: renewed() });
        return { session: asSession(row), refreshToken: `${id}.${next}` };
      });
    },
    close: (id) => store.transact((tx) => tx.remove(SESSIONS, GLOBAL, id)),
  };
}
