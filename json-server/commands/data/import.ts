import { readFile } from 'node:fs/promises';
import { SettingError } from '../../http/environment.ts';
import { OLD_TABLES } from '../../records/old-tables.ts';
import { parseSeedFile } from '../../seed/seed-file.ts';
import { openStore } from '../../store/open-store.ts';
import { withClosing } from './closing.ts';
import { type Command, printCounts } from './command.ts';
import { dataPlaceName } from './places.ts';
import { openReader } from './open-reader.ts';

/** `import FILE.json`: the records of a file in the form of `db.json` into a database without any, dates as they stand there. */
export async function importRecords(command: Command, file: string): Promise<boolean> {
  const { own, isDry, print } = command;
  const rows = seedIn(file, await readFile(file, 'utf8'));
  const wanted = new Map(Object.entries(rows).map(([name, list]) => [name, list.length]));
  if (isDry) {
    print(`Would be put into ${dataPlaceName(own)}, if it is empty:`);
    printCounts(command, wanted);
    return true;
  }
  const engine = await command.openEngine(own);
  if (!engine.isEmpty) {
    await engine.close();
    throw new SettingError(`${dataPlaceName(own)} holds records. An import needs a database that is empty.`);
  }
  const store = await openStore({ engine, old: OLD_TABLES, seed: () => rows });
  await store.close();
  const reader = await openReader(own);
  const counts = await withClosing(reader, () => reader.counts());
  printCounts(command, counts);
  const lost = [...wanted].filter(([name, count]) => (counts.get(name) ?? 0) !== count);
  for (const [name, count] of lost) print(`${name}: ${count} records in the file, ${counts.get(name) ?? 0} here`);
  print('npm run data -- check tells whether they fit.');
  return lost.length === 0;
}

function seedIn(file: string, text: string): ReturnType<typeof parseSeedFile>['data'] {
  try {
    return parseSeedFile(text).data;
  } catch (error) {
    throw new SettingError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
