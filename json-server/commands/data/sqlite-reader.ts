import Database from 'libsql';
import { StoreFileError } from '../../store/store-file-error.ts';
import type { RecordReader, StoredRecord } from './record-reader.ts';

const COLUMNS = 'place, collection, tenant, id, version, body, old_by as by, old_at as at';

/** A second connection, which only reads. @throws StoreFileError when the file is whole, but not one of ours, or damaged */
export function sqliteReader(file: string): RecordReader {
  const database = opened(file);
  // From the first read on, one state of the data.
  database.exec('begin');
  const counts = database.prepare('select collection, count(*) as count from konak_record group by collection');
  const after = database.prepare(`select ${COLUMNS} from konak_record where place > ? order by place limit ?`);
  const present = database.prepare(
    'select id from konak_record where collection = ? and tenant = ? and id in (select value from json_each(?))',
  );
  return {
    counts: () => {
      const rows = counts.all() as { collection: string; count: number }[];
      return Promise.resolve(new Map(rows.map(({ collection, count }) => [collection, count])));
    },
    after: (place, limit) => Promise.resolve(after.all(place, limit) as StoredRecord[]),
    present: (collection, tenant, ids) => {
      const rows = present.all(collection, tenant, JSON.stringify(ids)) as { id: string }[];
      return Promise.resolve(new Set(rows.map(({ id }) => id)));
    },
    close: () => {
      database.exec('rollback');
      database.close();
      return Promise.resolve();
    },
  };
}

/** Whether SQLite finds the file whole. @throws StoreFileError */
export function requireIntactFile(file: string): void {
  const database = opened(file);
  try {
    const [found] = database.pragma('integrity_check(1)') as { integrity_check: string }[];
    if (found?.integrity_check !== 'ok') throw damaged(file, found?.integrity_check ?? 'unreadable');
  } finally {
    database.close();
  }
}

/** Writes the whole into a new file, as it is at this moment, while others read and write. */
export function vacuumInto(file: string, target: string): void {
  const database = opened(file);
  try {
    database.exec(`vacuum into '${target.replaceAll("'", "''")}'`);
  } finally {
    database.close();
  }
}

function opened(file: string): Database.Database {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { readonly: true });
    const known = database.prepare("select 1 from sqlite_master where name = 'konak_record'").get();
    if (known !== undefined) return database;
  } catch (error) {
    database?.close();
    throw damaged(file, error instanceof Error ? error.message : String(error));
  }
  database.close();
  throw damaged(file, 'it has no records of Konak');
}

const damaged = (path: string, problem: string): StoreFileError =>
  new StoreFileError({ path, problem, hint: 'Nothing was changed.' });
