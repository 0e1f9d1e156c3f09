import type { Row } from '../../src/config/types.ts';
import { OLD_TABLES } from '../../json-server/records/old-tables.ts';
import { AlreadyThere, type Store, type TableReader, type Transaction } from '../../json-server/store/types.ts';

/**
 * Collections that grow with every day of business. Who walks one of them asks a question that a database could answer
 * only by reading all of it; the store has indexes, lists and searches for that.
 */
const GROWING: ReadonlySet<string> = new Set([
  '_deleted',
  '_history',
  '_ical_events',
  'daily-prices',
  'demands',
  'guests',
  'housekeeping-tasks',
  'kbs-notifications',
  'ledger-entries',
  'messages',
  'out-of-order-periods',
  'payments',
  'reservation-charges',
  'reservation-status-history',
  'reservations',
  'revenue-expenses',
  'statements',
  'subscribers',
  'tasks',
]);

/** Who walks one all the same, and why that stands. Whoever is not named here is refused. */
const WALKERS: Readonly<Record<string, string>> = {
  'json-server/records/import/references.ts': 'the titles in a file are looked up in all of them, once a file',
  'json-server/modules/crm/forget.ts': 'who is forgotten is looked for everywhere, once a person',
  'json-server/modules/crm/people.ts': 'duplicates among all guests, kept until one of them changes',
  'json-server/modules/statements/account.ts': 'reports over all published statements, one or two a home and month',
  'json-server/modules/statements/facts.ts': 'a month of all homes goes through the charges once, not once a stay',
  'json-server/modules/website/audience.ts': 'the readers of a campaign are most of them',
  'json-server/records/list.ts': 'the figures of all records of a list, kept until its table changes',
  'json-server/records/references.ts': 'a list of references has no index; asked when a record is deleted',
};

const RECENT = new Map([...OLD_TABLES].map(([collection, { recent }]) => [collection, recent]));

/** A row as it would come over a wire: nobody else's object, and nobody's to change. */
function copy<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Object.freeze(value.map(copy)) as Value;
  // Most values of a row are texts and numbers; put together again of entries it takes four times as long.
  const own = { ...value };
  for (const key in own) if (typeof own[key] === 'object') own[key] = copy(own[key]);
  return Object.freeze(own);
}
const copies = (rows: readonly Row[]): Row[] => rows.map(copy);
const maybe = (row: Row | undefined): Row | undefined => row && copy(row);

const anotherWasFirst = new Error('Another server was first');

/**
 * A third adapter, as unlike the others as the interface allows: each read is a frozen copy, so whoever keeps a row's
 * identity or changes what they read fails; lazy answers end with the next write; growing tables are not walked, and of
 * those with old rows only the newest are read; every `work` is run, undone and run again, as where another server was
 * first, so whoever leaves something of the first run outside of it fails.
 * @param recent how many of them are the newest; what a transaction has put itself it sees in any case
 */
export function strictStore(inner: Store, recent: ReadonlyMap<string, number> = RECENT): Store {
  let writes = 0;
  /**
   * Whoever finds in the second run that all must be worked out anew, and comes back with that, is not undone again; nor are
   * others until one of them is through. Of two at once each undoing would put off the other for ever.
   */
  let isSpared = false;
  const twice = <Result>(tx: Transaction, work: () => Result): Result => {
    if (isSpared) {
      isSpared = false;
      try {
        return work();
      } catch (error) {
        isSpared = true;
        throw error;
      }
    }
    try {
      tx.attempt(() => {
        work();
        throw anotherWasFirst;
      });
    } catch (error) {
      if (error !== anotherWasFirst) throw error;
    }
    writes += 1;
    try {
      return work();
    } catch (error) {
      isSpared = true;
      throw error;
    }
  };
  const readers = new Map<string, TableReader>();
  const reader = (collection: string, stored: () => TableReader, own?: ReadonlySet<Row>): TableReader => {
    // Of old rows memory answers for the newest only.
    const table = (): TableReader => {
      if (inner.specOf(collection).old) throw new Error(`${collection} is asked in memory for what may be old`);
      return stored();
    };
    function* lazily(rows: Iterable<Row>): Generator<Row> {
      const begun = writes;
      for (const row of rows) {
        if (writes !== begun) throw new Error(`${collection} was written to while a lazy answer was read`);
        yield copy(row);
      }
    }
    const walk = (rows: () => Iterable<Row>): Iterable<Row> => {
      if (GROWING.has(collection)) {
        const refused = new Error(`${collection} grows, and is walked`);
        if (!Object.keys(WALKERS).some((file) => refused.stack?.includes(file))) throw refused;
      }
      return copies([...rows()]);
    };
    return {
      get size() {
        return table().size;
      },
      get version() {
        return stored().version;
      },
      get: (id) => maybe(table().get(id)),
      many: (ids) => copies(table().many(ids)),
      findUnique: (key, value) => maybe(table().findUnique(key, value)),
      equal: (key, value) => copies(table().equal(key, value)),
      latest: (key, value) => lazily(table().latest(key, value)),
      range: (key, bounds) => copies(table().range(key, bounds)),
      overlapping: (wanted) => lazily(table().overlapping(wanted)),
      visitDays: (wanted, visit) => table().visitDays(wanted, visit),
      all: () => walk(() => table().all()),
      recent: () => {
        const rows = [...stored().recent()];
        const old = rows.length - (recent.get(collection) ?? Infinity);
        return copies(rows.filter((row, at) => at >= old || own?.has(row)));
      },
      holding: (search) => lazily(table().holding(search)),
      similar: (wanted) => table().similar(wanted),
      query: (query) => {
        const { rows, total } = table().query(query);
        return { rows: copies(rows), total };
      },
      ordered: (key, direction) => lazily(table().ordered(key, direction)),
    };
  };
  return {
    kind: inner.kind,
    get writable() {
      return inner.writable;
    },
    define: (collection, spec) => inner.define(collection, spec),
    specOf: (collection) => inner.specOf(collection),
    table: (collection, tenant) => {
      const name = JSON.stringify([collection, tenant]);
      const known = readers.get(name) ?? reader(collection, () => inner.table(collection, tenant));
      readers.set(name, known);
      return known;
    },
    old: (collection, tenant) => inner.old(collection, tenant),
    oldTenants: (collection) => inner.oldTenants(collection),
    dropOld: (collection, before) => inner.dropOld(collection, before),
    collections: () => inner.collections(),
    rowCounts: () => inner.rowCounts(),
    tenants: (collection) => inner.tenants(collection),
    companies: inner.companies,
    transact: (work) =>
      inner.transact((tx): ReturnType<typeof work> => {
        const own = new Set<Row>();
        /** A second row with the same id, as the database takes it. */
        const isDropped = (collection: string, tenant: string, { id }: Row): boolean => {
          const second = inner.specOf(collection).old?.second;
          if (second === undefined || tx.table(collection, tenant).get(id) === undefined) return false;
          if (second === 'isRefused') throw new AlreadyThere(id);
          return second === 'isDropped';
        };
        const strict: Transaction = {
          table: (collection, tenant) => reader(collection, () => tx.table(collection, tenant), own),
          put: (collection, tenant, row) => {
            writes += 1;
            if (isDropped(collection, tenant, row)) return;
            own.add(row);
            tx.put(collection, tenant, row);
          },
          putChecked: (collection, tenant, row) => {
            writes += 1;
            if (isDropped(collection, tenant, row)) return;
            own.add(row);
            tx.putChecked(collection, tenant, row);
          },
          attempt: (part) => tx.attempt(part),
          remove: (collection, tenant, id) => {
            writes += 1;
            tx.remove(collection, tenant, id);
          },
        };
        return twice(strict, () => work(strict));
      }),
    onCommit: (listener) => inner.onCommit(listener),
    catchUp: () => inner.catchUp(),
    get isLeading() {
      return inner.isLeading;
    },
    onLead: (listener) => inner.onLead(listener),
    declared: () => inner.declared(),
    close: () => inner.close(),
  };
}
