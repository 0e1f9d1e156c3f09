/** `npm run seed`: writes db.json and the pictures it refers to. `--today 2026-11-20` makes it for another day. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isIsoDate } from '../src/domain/calendar/iso-date.ts';
import { SEED_ANCHOR, generateSeed } from '../json-server/seed/generate.ts';
import { makePictures } from '../json-server/seed/pictures.ts';
import { formatSeedFile } from '../json-server/seed/seed-file.ts';

const root = join(import.meta.dirname, '..');
const position = process.argv.indexOf('--today');
const anchor = position === -1 ? SEED_ANCHOR : process.argv[position + 1];
if (!isIsoDate(anchor)) throw new Error('--today needs a date, e.g. --today 2026-11-20');

const data = generateSeed({ today: anchor });
writeFileSync(join(root, 'db.json'), formatSeedFile({ anchor, data }));

for (const { name, svg } of makePictures()) {
  const file = join(root, 'public', 'pictures', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
}

for (const [name, rows] of Object.entries(data)) console.log(`${String(rows.length).padStart(6)}  ${name}`);
