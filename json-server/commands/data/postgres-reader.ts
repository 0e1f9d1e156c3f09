import pg from 'pg';
import { StoreFileError } from '../../store/store-file-error.ts';
import { dataPlaceName } from './places.ts';
import type { RecordReader, StoredRecord } from './record-reader.ts';

const COLUMNS =
  'place::float8 as place, collection, tenant, id, version::float8 as version, body::text as body, old_by as by, old_at as at';

/** A connection of its own, in one snapshot. @throws StoreFileError */
export async function postgresReader(url: string): Promise<RecordReader> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'konak-data',
    connectionTimeoutMillis: 5000,
  });
  await client.connect();
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query<{ known: string | null }>(`select to_regclass('konak_record') as known`);
  if (rows[0]?.known === null) {
    await client.end();
    const path = dataPlaceName({ kind: 'postgres', url });
    throw new StoreFileError({ path, problem: 'it has no records of Konak', hint: 'Nothing was changed.' });
  }
  return {
    counts: async () => {
      const answer = await client.query<{ collection: string; count: number }>(
        'select collection, count(*)::float8 as count from konak_record group by collection',
      );
      return new Map(answer.rows.map(({ collection, count }) => [collection, count]));
    },
    after: async (place, limit) => {
      const text = `select ${COLUMNS} from konak_record where place > $1 order by place limit $2`;
      return (await client.query<StoredRecord>(text, [place, limit])).rows;
    },
    present: async (collection, tenant, ids) => {
      const text = 'select id from konak_record where collection = $1 and tenant = $2 and id = any ($3)';
      const found = await client.query<{ id: string }>(text, [collection, tenant, ids]);
      return new Set(found.rows.map(({ id }) => id));
    },
    close: () => client.end(),
  };
}
