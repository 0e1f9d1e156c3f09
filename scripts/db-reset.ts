/**
 * `npm run db:reset`: takes the working data away; the next start makes it again from db.json. Refuses while a server
 * has it open. DB_FILE names it, as for the server.
 */
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { machineDisk } from '../json-server/store/disk.ts';
import { removeStoreFiles } from '../json-server/store/file-names.ts';
import { acquireLock } from '../json-server/store/lock-file.ts';
import { StoreFileError } from '../json-server/store/store-file-error.ts';

const file = process.env['DB_FILE'] ?? '.data/db.json';
try {
  await machineDisk.makeDirectory(dirname(file));
  const lock = await acquireLock(machineDisk, file);
  try {
    await removeStoreFiles(machineDisk, file);
    await rm(join(dirname(file), 'scratch.json'), { force: true });
  } finally {
    await lock.release();
  }
  console.log(`${file} is gone; the next start makes it again from db.json.`);
} catch (error) {
  if (!(error instanceof StoreFileError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
