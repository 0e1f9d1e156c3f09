import type { Row } from '../../src/config/types.ts';
import { ALL_COMPANIES } from './companies-in-memory.ts';
import { StoreCore, netChanges } from './core.ts';
import { oldMethodsInMemory } from './old-in-memory.ts';
import { Listeners } from './listeners.ts';
import { ONE_SERVER } from './one-server.ts';
import { AlreadyThere, StoreUnavailable } from './types.ts';
import type { Store, Transaction } from './types.ts';

/**
 * A store that forgets everything at the end; for tests. Rows are frozen, so code that changes a row it has read fails
 * here and not in production.
 * @param seed rows by collection; a row's `tenantId` names its partition
 */
export function createMemoryStore(seed: { readonly [collection: string]: readonly Row[] } = {}): Store {
  const core = new StoreCore();
  const listeners = new Listeners((error) => console.error(error));
  let isClosed = false;
  for (const [collection, rows] of Object.entries(seed)) {
    rows.forEach(deepFreeze);
    core.load(collection, rows);
  }
  return {
    kind: 'memory',
    get writable() {
      return !isClosed;
    },
    define: (collection, spec) => core.define(collection, spec),
    specOf: (collection) => core.specOf(collection),
    table: (collection, tenant) => core.table(collection, tenant),
    ...oldMethodsInMemory(core),
    collections: () => core.collections(),
    rowCounts: () => core.rowCounts(),
    tenants: (collection) => core.tenants(collection),
    // oxlint-disable-next-line typescript/require-await -- what `work` throws must reject
    transact: async <Result>(work: (tx: Transaction) => Result): Promise<Result> => {
      if (isClosed) throw new StoreUnavailable('The store is closed');
      const { result, steps } = core.apply(work);
      const second = steps.find(
        ({ collection, before, after }) => before && after && core.specOf(collection).old?.second === 'isRefused',
      );
      if (second) {
        core.undo(steps);
        throw new AlreadyThere(second.id);
      }
      for (const step of steps) deepFreeze(step.after);
      if (!listeners.isEmpty) listeners.tell(netChanges(steps));
      for (const table of core.tables()) table.compact();
      return result;
    },
    onCommit: (listener) => listeners.add(listener),
    companies: ALL_COMPANIES,
    ...ONE_SERVER,
    declared: () => Promise.resolve(),
    close: () => {
      isClosed = true;
      return Promise.resolve();
    },
  };
}

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
}
