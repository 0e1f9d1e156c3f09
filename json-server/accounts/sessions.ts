import { randomUUID } from 'node:crypto';
import type { SessionRow } from '../live/rows/own-rows.ts';
import type { OwnStore } from '../store/types.ts';
import { companiesIn, type DefineTable, type PartitionWriter, partitionWriter } from '../live/rows/company.ts';
import { createCatchUp } from './catching-up.ts';
import { hashSecret, newSecret } from './tokens.ts';

/** One row per signed-in browser, in the global partition. Its id is also the family of its refresh tokens. */
export const SESSIONS = '_sessions';
const HOUR = 60 * 60 * 1000; // ms
/** ms; a browser unused for this long signs in again */
const REMEMBERED_MS = 30 * 24 * HOUR;
/** ms; the same without "remember me": a working day */
const FORGOTTEN_MS = 12 * HOUR;
/** Open sessions of one account; people do not use more browsers. */
export const MAX_SESSIONS = 50;
/** ms; use is stored at most this often, so reading a list writes nothing */
const TOUCH_MS = 5 * 60 * 1000;

export type Session = {
  readonly id: string;
  readonly userId: string;
  readonly tenantId: string;
  /** As `browserName` gives it. */
  readonly browser: string;
  readonly isRemembered: boolean;
  /** ISO; null for sessions from before this was kept */
  readonly createdAt: string | null;
  /** ISO, at most five minutes behind */
  readonly lastUsedAt: string | null;
};
type Owner = Pick<Session, 'userId' | 'tenantId'>;
type Clock = () => number;
/** A session and its one current refresh token. */
type Opened = { readonly session: Session; readonly refreshToken: string };

export type Sessions = {
  readonly open: (owner: Owner & Partial<Pick<Session, 'browser' | 'isRemembered'>>) => Promise<Opened>;
  /** The session, unless revoked or expired. */
  readonly find: (id: string) => Session | undefined;
  /** Like `find`, but first reads the changes of other servers for a session unknown here. @throws StoreUnavailable */
  readonly findAnew: (id: string) => Promise<Session | undefined>;
  /** Notes that the session is used, with an occasional write that calls do not wait for. */
  readonly touch: (id: string) => void;
  /** Exchanges a refresh token for the next one. A token used before ends the whole session (S9). */
  readonly rotate: (refreshToken: string) => Promise<Opened | undefined>;
  /** A user's open sessions, last used first. */
  readonly of: (owner: Owner) => readonly Session[];
  readonly close: (id: string) => Promise<void>;
  /** Ends every session of the user but one. */
  readonly closeOthers: (owner: Owner, exceptId: string) => Promise<void>;
};

/** Declares the table; call once per store. */
export const defineSessions = (define: DefineTable): void =>
  define(SESSIONS, { unique: [], ordered: { userId: 'plain', expires: 'plain' }, search: [] });

const rowsOf = ({ table }: Pick<PartitionWriter, 'table'>, { userId, tenantId }: Owner): SessionRow[] =>
  table(SESSIONS)
    .equal('userId', userId)
    .filter((row) => row.homeTenant === tenantId);

/**
 * Ends every session of a user, inside the transaction that changes the user. @param shared the partition of no company
 */
export function revokeSessionsOf(shared: PartitionWriter, owner: Owner): void {
  for (const { id } of rowsOf(shared, owner)) shared.remove(SESSIONS, id);
}

const asSession = (row: SessionRow): Session => ({
  id: row.id,
  userId: row.userId,
  tenantId: row.homeTenant,
  browser: row.browser ?? '',
  isRemembered: row.remembered !== false,
  createdAt: row.createdAt ?? null,
  lastUsedAt: row.lastUsedAt ?? null,
});

/** The row with its last use set to now. */
const used = (row: Omit<SessionRow, 'expires'>, now: number): SessionRow => ({
  ...row,
  lastUsedAt: new Date(now).toISOString(),
  expires: now + (row.remembered === false ? FORGOTTEN_MS : REMEMBERED_MS),
});

/** The row with a new secret, and the token that carries it. */
function withSecret(row: SessionRow): { row: SessionRow; refreshToken: string } {
  const secret = newSecret();
  return { row: { ...row, refreshHash: hashSecret(secret) }, refreshToken: `${row.id}.${secret}` };
}

/**
 * Ends all sessions of the person who owns this one and replaces it under a new id: every token issued before, the
 * caller's own included, stops counting (S9). For a changed password, inside its transaction.
 * @param now ms since 1970
 * @throws Error when the session is not there
 */
export function replaceSession(shared: PartitionWriter, { id, now }: { id: string; now: number }): Opened {
  const before = shared.table(SESSIONS).get(id);
  if (before === undefined) throw new Error('The session that asks has ended');
  revokeSessionsOf(shared, asSession(before));
  const { row, refreshToken } = withSecret(used({ ...before, id: randomUUID() }, now));
  shared.put(SESSIONS, row);
  return { session: asSession(row), refreshToken };
}

/** Ends the user's least recently used sessions, so there is room for one more (12.12). */
function makeRoom(shared: PartitionWriter, owner: Owner): void {
  const usedAt = (row: SessionRow): string => row.lastUsedAt ?? row.createdAt ?? '';
  const oldestFirst = rowsOf(shared, owner).sort((a, b) => usedAt(a).localeCompare(usedAt(b)));
  const tooMany = Math.max(0, oldestFirst.length - MAX_SESSIONS + 1);
  for (const { id } of oldestFirst.slice(0, tooMany)) shared.remove(SESSIONS, id);
}

/** Sessions in the store, so they survive a restart. */
export function createSessions({ store, clock }: { store: OwnStore; clock: Clock }): Sessions {
  const { shared: stored } = companiesIn(store);
  const isLive = (row: SessionRow): boolean => row.expires > clock();
  const live = (id: string): SessionRow | undefined => {
    const row = stored.table(SESSIONS).get(id);
    return row && isLive(row) ? row : undefined;
  };
  const sweep = (shared: PartitionWriter): void => {
    // Removes a few at a time, because the sign-in pays for it.
    const ended = shared.table(SESSIONS).range('expires', { lt: clock() });
    for (const { id } of ended.slice(0, 20)) shared.remove(SESSIONS, id);
  };

  const find = (id: string): Session | undefined => {
    const row = live(id);
    return row && asSession(row);
  };
  const catchUp = createCatchUp(store);

  return {
    find,
    findAnew: async (id) => {
      await catchUp();
      return find(id);
    },
    touch: (id) => {
      const row = live(id);
      if (row === undefined || clock() - Date.parse(row.lastUsedAt ?? '1970-01-01') < TOUCH_MS) return;
      // On a full disk people can still read.
      store.transact((tx) => partitionWriter(tx).put(SESSIONS, used(row, clock()))).catch(() => undefined);
    },
    open: ({ userId, tenantId, browser = '', isRemembered = true }) => {
      const now = clock();
      const { row, refreshToken } = withSecret(
        used(
          {
            id: randomUUID(),
            userId,
            homeTenant: tenantId,
            browser,
            remembered: isRemembered,
            createdAt: new Date(now).toISOString(),
          },
          now,
        ),
      );
      return store.transact((tx) => {
        const shared = partitionWriter(tx);
        sweep(shared);
        makeRoom(shared, { userId, tenantId });
        shared.put(SESSIONS, row);
        return { session: asSession(row), refreshToken };
      });
    },
    rotate: async (refreshToken) => {
      const [id = '', secret = ''] = refreshToken.split('.', 2);
      if (live(id) === undefined) await catchUp();
      return store.transact((tx) => {
        const shared = partitionWriter(tx);
        const row = live(id);
        if (row === undefined) return undefined;
        if (row.refreshHash !== hashSecret(secret)) {
          shared.remove(SESSIONS, id);
          return undefined;
        }
        const next = withSecret(used(row, clock()));
        shared.put(SESSIONS, next.row);
        return { session: asSession(next.row), refreshToken: next.refreshToken };
      });
    },
    of: (owner) =>
      rowsOf(stored, owner)
        .filter(isLive)
        .map(asSession)
        .sort((a, b) => (b.lastUsedAt ?? '').localeCompare(a.lastUsedAt ?? '')),
    close: (id) => store.transact((tx) => partitionWriter(tx).remove(SESSIONS, id)),
    closeOthers: (owner, exceptId) =>
      store.transact((tx) => {
        const shared = partitionWriter(tx);
        for (const { id } of rowsOf(shared, owner)) if (id !== exceptId) shared.remove(SESSIONS, id);
      }),
  };
}
