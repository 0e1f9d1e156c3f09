import type { QueryResultRow } from 'pg';
import type { Row } from '../../../src/config/types.ts';
import { errorText } from '../disk.ts';
import type { OldRowsEngine } from '../engine.ts';
import { rowOfText } from '../row-text.ts';
import { StoreUnavailable } from '../types.ts';
import { isAnswer } from './answers.ts';
import type { Connections } from './connections.ts';

const BATCH = 500;
/** Rows deleted per statement, so it ends well within its time limit. */
const DROPPED_AT_ONCE = 5000;

type Stored = { body: string; at: string; placeText: string };

const rowOf = ({ body }: { body: string }): Row => rowOfText(body);

const SELECT = `select body::text as body, old_at as at, place::text as "placeText" from konak_record
  where collection = $1 and tenant = $2 and old_at is not null`;

/** Old rows, read through the two indexes that contain only them. */
export function oldRows(connections: Connections): OldRowsEngine {
  /** @throws StoreUnavailable while the database is away */
  const read = <Found extends QueryResultRow>(...asked: Parameters<Connections['rows']>): Promise<Found[]> =>
    connections.rows<Found>(...asked).catch((error: unknown) => {
      if (isAnswer(error)) throw error;
      throw new StoreUnavailable(`Old rows cannot be read: ${errorText(error)}`, { cause: error });
    });
  const asked = (text: string, values: readonly unknown[]): Promise<Stored[]> => read<Stored>(text, values);
  return {
    get: async (collection, tenant, id) => {
      const text = 'select body::text as body from konak_record where collection = $1 and tenant = $2 and id = $3';
      const [found] = await read<{ body: string }>(text, [collection, tenant, id], 'konak_old');
      return found && rowOf(found);
    },
    latest: async (collection, tenant, { by, limit }) => {
      const isBy = by === undefined ? '' : 'and old_by = $4';
      const text = `${SELECT} ${isBy} order by old_at desc, place desc limit $3`;
      return (await asked(text, [collection, tenant, limit ?? null, ...(by === undefined ? [] : [by])])).map(rowOf);
    },
    before: async (collection, tenant, { at, limit }) =>
      (await asked(`${SELECT} and old_at < $3 order by old_at, place limit $4`, [collection, tenant, at, limit])).map(
        rowOf,
      ),
    async *batches(collection, tenant) {
      let last: Stored | undefined = { body: '', at: '', placeText: '-1' };
      while (last !== undefined) {
        const text = `${SELECT} and (old_at, place) > ($3, $4::bigint) order by old_at, place limit $5`;
        const rows: Stored[] = await asked(text, [collection, tenant, last.at, last.placeText, BATCH]);
        if (rows.length > 0) yield rows.map(rowOf);
        last = rows.length < BATCH ? undefined : rows.at(-1);
      }
    },
    tenants: async (collection) => (await read<{ tenant: string }>(TENANTS, [collection])).map(({ tenant }) => tenant),
    drop: async (collection, before) => {
      for (let dropped = 0; ;) {
        const [{ count } = { count: 0 }] = await read<{ count: number }>(DROP, [collection, before, DROPPED_AT_ONCE]);
        dropped += count;
        if (count < DROPPED_AT_ONCE) return dropped;
      }
    },
  };
}

/** Finds each value from the one before: few values, many rows. */
const TENANTS = `
  with recursive found as (
    (select tenant from konak_record where collection = $1 and old_at is not null order by tenant limit 1)
    union all
    select (select r.tenant from konak_record r
      where r.collection = $1 and r.old_at is not null and r.tenant > f.tenant order by r.tenant limit 1)
    from found f where f.tenant is not null)
  select tenant from found where tenant is not null`;

const DROP = `
  with gone as (delete from konak_record where ctid = any (array(
    select ctid from konak_record where collection = $1 and old_at < $2 limit $3)) returning 1)
  select count(*)::int as count from gone`;
