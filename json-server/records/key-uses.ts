import type { Caller } from '../accounts/call.ts';
import { API_KEYS } from '../accounts/keys.ts';
import type { AsSystem } from './as-system.ts';

/** ms between two writes of one key's use */
const NOTED_EVERY = 60_000;

type Uses = { calls: number; notedAt: number };

/**
 * Stores when keys were last used and how often: at most once a minute each, and never as an edit. Uses not yet stored
 * when the server stops are lost.
 * @param failed receives the error, because no call waits for the write
 */
export function createKeyUses({
  asSystem,
  clock,
  failed,
}: {
  readonly asSystem: AsSystem;
  readonly clock: () => number;
  readonly failed: (error: unknown) => void;
}): (caller: Caller) => void {
  const used = new Map<string, Uses>();
  return ({ key, tenant }) => {
    if (key === undefined) return;
    const id = `${tenant} ${key.id}`;
    const uses = used.get(id) ?? { calls: 0, notedAt: -Infinity };
    uses.calls += 1;
    used.set(id, uses);
    const now = clock();
    if (now - uses.notedAt < NOTED_EVERY) return;
    const { calls } = uses;
    Object.assign(uses, { calls: 0, notedAt: now });
    asSystem(tenant, ({ table }) => {
      const row = table(API_KEYS).get(key.id);
      if (row === undefined) return [];
      const lastUsedAt = new Date(now).toISOString();
      return [{ collection: API_KEYS, row: { ...row, lastUsedAt, calls: (row.calls ?? 0) + calls } }];
    }).catch(failed);
  };
}
