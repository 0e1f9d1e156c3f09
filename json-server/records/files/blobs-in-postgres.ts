import { openSideTables } from '../../store/postgres/side-tables.ts';
import { type Blobs, checkedName, isOwnName } from './blobs.ts';

/** bytes of one row */
const PART = 256 * 1024;

// Pictures are already compressed: `external` stops the database from compressing again.
const TABLES = `
  create table if not exists konak_blob (
    name text not null, part int not null, bytes bytea not null, primary key (name, part)
  );
  alter table konak_blob alter bytes set storage external`;

/** Uploads stored with the records in PostgreSQL, in parts, shared by every server of this database. */
export function postgresBlobs(databaseUrl: string): Blobs {
  const { query, transact, close } = openSideTables(databaseUrl, TABLES);
  return {
    put: async (sent, bytes) => {
      const name = checkedName(sent);
      await transact(async (client) => {
        await client.query('delete from konak_blob where name = $1', [name]);
        for (let part = 0; part === 0 || part * PART < bytes.length; part += 1) {
          const piece = Buffer.from(bytes.subarray(part * PART, (part + 1) * PART));
          await client.query('insert into konak_blob values ($1, $2, $3)', [name, part, piece]);
        }
      });
    },
    read: async (name) => {
      if (!isOwnName(name)) return undefined;
      const parts = await query<{ bytes: Buffer }>('select bytes from konak_blob where name = $1 order by part', [
        name,
      ]);
      return parts.length === 0 ? undefined : Buffer.concat(parts.map(({ bytes }) => bytes));
    },
    remove: async (name) => {
      if (isOwnName(name)) await query('delete from konak_blob where name = $1', [name]);
    },
    names: async () =>
      (await query<{ name: string }>('select name from konak_blob where part = 0')).map(({ name }) => name),
    // The database does not report how full its disk is.
    hasRoom: () => Promise.resolve(true),
    close,
  };
}
