import { errorText } from '../../store/disk.ts';
import { inTransaction, openSidePool, tablesOnce } from '../../store/side-pool.ts';
import { StoreUnavailable } from '../../store/types.ts';
import { type Blobs, checkedName, isOwnName } from './blobs.ts';

/** bytes of one row */
const PART = 256 * 1024;

// Pictures are packed already: `external` spares the database from trying once more.
const TABLES = `
  create table if not exists konak_blob (
    name text not null, part int not null, bytes bytea not null, primary key (name, part)
  );
  alter table konak_blob alter bytes set storage external`;

/** Uploads beside the records in PostgreSQL, in parts; every server that uses this database has them. */
export function postgresBlobs(databaseUrl: string): Blobs {
  const pool = openSidePool(databaseUrl);
  const tables = tablesOnce(pool, TABLES);
  const asked = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      await tables();
      return await work();
    } catch (error) {
      throw new StoreUnavailable(`The database refused an upload: ${errorText(error)}`, { cause: error });
    }
  };
  return {
    put: async (sent, bytes) => {
      const name = checkedName(sent);
      await asked(() =>
        inTransaction(pool, async (client) => {
          await client.query('delete from konak_blob where name = $1', [name]);
          for (let part = 0; part === 0 || part * PART < bytes.length; part += 1) {
            const piece = Buffer.from(bytes.subarray(part * PART, (part + 1) * PART));
            await client.query('insert into konak_blob values ($1, $2, $3)', [name, part, piece]);
          }
        }),
      );
    },
    read: async (name) => {
      if (!isOwnName(name)) return undefined;
      const select = 'select bytes from konak_blob where name = $1 order by part';
      const { rows } = await asked(() => pool.query<{ bytes: Buffer }>(select, [name]));
      return rows.length === 0 ? undefined : Buffer.concat(rows.map(({ bytes }) => bytes));
    },
    remove: async (name) => {
      if (isOwnName(name)) await asked(() => pool.query('delete from konak_blob where name = $1', [name]));
    },
    names: async () => {
      const select = 'select name from konak_blob where part = 0';
      const { rows } = await asked(() => pool.query<{ name: string }>(select));
      return rows.map(({ name }) => name);
    },
    // How full its disk is the database does not say.
    hasRoom: () => Promise.resolve(true),
    close: () => pool.end(),
  };
}
