import { collectionOf } from '../../src/config/collection.ts';
import type { Row } from '../../src/config/types.ts';
import type { TableReader } from '../store/types.ts';
import type { PartitionTables } from '../live/rows/company.ts';
import type { Context } from './context.ts';
import { type Filter, isLimited, joinWheres, personScopeOf } from './scope.ts';

/**
 * The tables of a call. For a person limited to some homes (US1) they contain only the rows of those homes, so sums and
 * reports need no filter of their own. For everybody else they are complete. The scope of a role is not applied here:
 * lists and calls use `scopeOf`.
 */
export function withOwnRows(context: Context): Context {
  if (!isLimited(context)) return context;
  const own = (collection: string): TableReader => {
    const reader = context.table(collection);
    const resource = context.snapshot.config.resources[collection];
    const filter = resource && collectionOf(resource) === collection ? personScopeOf(context, resource) : undefined;
    return filter ? limited(reader, filter) : reader;
  };
  return { ...context, table: own as PartitionTables };
}

function limited(reader: TableReader, { where, matches }: Filter): TableReader {
  const own = (row: Row | undefined): Row | undefined => (row && matches(row) ? row : undefined);
  function* ownOf(rows: Iterable<Row>): Iterable<Row> {
    for (const row of rows) if (matches(row)) yield row;
  }
  return {
    get size() {
      return reader.query({ where, orderBy: '$inserted', direction: 'ASC', offset: 0, limit: 0 }).total;
    },
    get version() {
      return reader.version;
    },
    get: (id) => own(reader.get(id)),
    many: (ids) => reader.many(ids).filter(matches),
    findUnique: (key, value) => own(reader.findUnique(key, value)),
    equal: (key, value) => reader.equal(key, value).filter(matches),
    latest: (key, value) => ownOf(reader.latest(key, value)),
    range: (key, bounds) => reader.range(key, bounds).filter(matches),
    overlapping: (wanted) => ownOf(reader.overlapping(wanted)),
    // A span names only its thing, so spans of things that are not the caller's are left out.
    visitDays: (wanted, visit) => {
      for (const row of reader.overlapping(wanted)) if (!matches(row)) return;
      reader.visitDays(wanted, visit);
    },
    all: () => ownOf(reader.all()),
    recent: () => ownOf(reader.recent()),
    holding: (search) => reader.holding({ ...search, where: search.where ? joinWheres(search.where, where) : where }),
    similar: (wanted) => reader.similar(wanted),
    query: (query) => reader.query({ ...query, where: query.where ? joinWheres(query.where, where) : where }),
    ordered: (key, direction) => ownOf(reader.ordered(key, direction)),
  };
}
