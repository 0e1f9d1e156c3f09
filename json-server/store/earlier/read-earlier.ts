import fs from 'node:fs';
import type { Row } from '../../../src/config/types.ts';
import { partitionOf } from '../core.ts';
import { errorCode, errorText, machineDisk } from '../disk.ts';
import type { StoreLog } from '../log.ts';
import { StoreFileError } from '../store-file-error.ts';
import { coldRows, openArchive } from './archive.ts';
import { replay, segmentsOf } from './journal.ts';
import { refuseIfHeld } from './lock.ts';
import { readSnapshot } from './snapshot.ts';

export type EarlierRow = { readonly collection: string; readonly tenant: string; readonly row: Row };

/**
 * The contents of a data folder of the earlier format: the last version of each row, per tenant and collection in the
 * order of creation.
 */
export type Earlier = { readonly rows: () => Iterable<EarlierRow> };

/** One tenant's collection: the rows outside the files of old rows, and the ids removed from those files. */
type Partition = { readonly rows: Map<string, Row>; readonly gone: Set<string> };

/**
 * Reads the earlier format: a snapshot in db.json shape, the journal after it, and files of old rows. Changes nothing.
 * @returns undefined when there is none under this name
 * @throws StoreFileError when it is damaged, or a server still uses it
 */
export async function readEarlier(asked: string, log: StoreLog): Promise<Earlier | undefined> {
  const file = await machineDisk.realPath(asked).catch(() => asked);
  const hint = fs.existsSync(`${file}.bak`)
    ? `The snapshot before it is ${file}.bak: copied over it, the journal brings it up to date.`
    : 'Restore the file from a backup; nothing was changed.';
  const bytes = contentOf(file, hint);
  if (bytes === undefined) return undefined;
  refuseIfHeld(file);
  const { seq, archives, collections } = readSnapshot({ path: file, bytes, hint });
  const files = openArchive(file, archives);
  const inMemory = new Map<string, Map<string, Partition>>();
  const partition = (collection: string, tenant: string): Partition => {
    const tenants = entryOf(inMemory, collection, () => new Map<string, Partition>());
    return entryOf(tenants, tenant, () => ({ rows: new Map<string, Row>(), gone: new Set<string>() }));
  };
  for (const [collection, rows] of collections) {
    for (const row of rows) {
      const own = partition(collection, partitionOf(row)).rows;
      const problem = `"${collection}": two records have the id "${row.id}"`;
      if (own.has(row.id)) throw new StoreFileError({ path: file, problem, hint });
      own.set(row.id, row);
    }
  }
  replay({ file, snapshotSeq: seq, log }, ([collection, tenant, put]) => {
    const { rows, gone } = partition(collection, tenant);
    if (typeof put !== 'string') return void rows.set(put.id, put);
    rows.delete(put);
    gone.add(put);
  });
  return {
    *rows() {
      for (const cold of files) {
        for (const { tenant, row } of coldRows(cold, log)) {
          const { rows, gone } = partition(cold.collection, tenant);
          if (!rows.has(row.id) && !gone.has(row.id)) yield { collection: cold.collection, tenant, row };
        }
      }
      for (const [collection, tenants] of inMemory) {
        for (const [tenant, { rows }] of tenants) for (const row of rows.values()) yield { collection, tenant, row };
      }
    },
  };
}

/**
 * @returns undefined when the file is missing @throws StoreFileError when it is unreadable, or missing while its
 * successors exist
 */
function contentOf(file: string, hint: string): Buffer | undefined {
  try {
    return fs.readFileSync(file);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') {
      const why = errorCode(error) === 'EACCES' ? 'belongs to another user' : errorText(error);
      throw new StoreFileError({ path: file, problem: `the file cannot be read: ${why}`, hint });
    }
    if (!fs.existsSync(`${file}.bak`) && segmentsOf(file).length === 0) return undefined;
    const problem = 'the file is missing, but its journal or backup is there';
    const way = `Copy ${file}.bak over it or restore a backup; remove the rest only to start from nothing.`;
    throw new StoreFileError({ path: file, problem, hint: way });
  }
}

function entryOf<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
