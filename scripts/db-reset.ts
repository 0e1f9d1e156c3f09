/**
 * `npm run db:reset`: takes the working data away; the next start makes it again from db.json. Refuses while a server
 * has it open. DB_FILE names it, as for the server.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dbFileOf, earlierFileOf } from '../json-server/http/environment.ts';
import { holdFile } from '../json-server/store/sqlite/data-file.ts';
import { StoreFileError } from '../json-server/store/store-file-error.ts';

const file = dbFileOf(process.env);
const earlier = earlierFileOf(process.env);
try {
  const held = await holdFile(file);
  try {
    // The last to go is what keeps others away.
    const own = ['-wal', '-shm', '', '-lock'].map((ending) => `${held.path}${ending}`);
    for (const path of [join(dirname(file), 'scratch.json'), ...own]) await rm(path, { force: true });
  } finally {
    held.release();
  }
  const next = existsSync(earlier)
    ? `reads ${earlier} again, which is left as it is; without that file it begins with db.json`
    : 'makes it again from db.json';
  console.log(`${file} is gone; the next start ${next}.`);
} catch (error) {
  if (!(error instanceof StoreFileError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
