import type { Row } from '../../../../src/config/types.ts';
import type { Seen } from '../../../records/writes-together.ts';
import type { OccupiedSpan } from '../../../live/rows/company.ts';

function* rowsWithout<R extends Row>(rows: Iterable<R>, ids: ReadonlySet<string>): Generator<R> {
  for (const row of rows) if (!ids.has(row.id)) yield row;
}

/**
 * Tables in which the nights of some records are free: stays lifted out while they change places. Only the overlap
 * query answers differently.
 * @param ids read again on each query, so that a record that was put down counts from then on
 */
export function withoutNightsOf(collection: string, ids: ReadonlySet<string>): Seen {
  return (name, table) => {
    if (name !== collection) return table;
    return new Proxy(table, {
      get: (target, key) => {
        if (key === 'overlapping') return (wanted: OccupiedSpan) => rowsWithout(target.overlapping(wanted), ids);
        // The table keeps its rows in private members that only its own methods reach.
        const member: unknown = Reflect.get(target, key, target);
        return typeof member === 'function' ? (member.bind(target) as unknown) : member;
      },
    });
  };
}
