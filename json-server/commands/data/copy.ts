import { existsSync } from 'node:fs';
import { SettingError } from '../../http/environment.ts';
import { closing } from './closing.ts';
import { type Command, printCounts } from './command.ts';
import { copyRecords, readMark } from './copy-records.ts';
import { countsOf, differencesOf, digestsOf } from './digests.ts';
import { nameOf, type Place, placeAt } from './places.ts';
import { openReader } from './open-reader.ts';
import { totalOf } from './record-reader.ts';

/** `copy FROM TO`: all records from one database to another; begun again, it goes on where it was. Both servers are stopped. */
export async function copy(command: Command, fromText: string, toText: string): Promise<boolean> {
  const { isDry, print, progress } = command;
  const [fromPlace, toPlace] = [placeAt(fromText), placeAt(toText)];
  const from = await openReader(fromPlace);
  try {
    const counts = await from.counts();
    if (isDry) {
      print(`${nameOf(fromPlace)} would be copied to ${nameOf(toPlace)}:`);
      printCounts(command, counts);
      return true;
    }
    const engine = await command.openEngine(toPlace);
    await closing(engine, async () => {
      const mark = engine.isEmpty ? undefined : await markIn(toPlace, nameOf(fromPlace));
      if (mark) print(`Goes on after ${mark.done} records.`);
      await copyRecords({ from, to: engine, source: nameOf(fromPlace), mark, total: totalOf(counts), progress });
    });
    const before = await digestsOf(from, { progress, name: nameOf(fromPlace) });
    const to = await openReader(toPlace);
    const after = await closing(to, () => digestsOf(to, { progress, name: nameOf(toPlace) }));
    const differences = differencesOf(before, after);
    for (const line of differences) print(line);
    printCounts(command, countsOf(after));
    if (toPlace.kind !== fromPlace.kind) print('Uploads are not records: docs/operations.md says how they move.');
    return differences.length === 0;
  } finally {
    await from.close();
  }
}

/** @throws SettingError when the target holds anything but a part of this copy */
async function markIn(target: Place, source: string) {
  if (target.kind === 'sqlite' && !existsSync(target.file)) return undefined;
  const reader = await openReader(target);
  const mark = await closing(reader, () => readMark(reader));
  if (mark?.source === source) return mark;
  const held = mark ? `a part of a copy of ${mark.source}` : 'records';
  throw new SettingError(`${nameOf(target)} holds ${held}. A copy needs a target that is empty.`);
}
