import { existsSync } from 'node:fs';
import { SettingError } from '../../http/environment.ts';
import { withClosing } from './closing.ts';
import { type Command, printCounts } from './command.ts';
import { copyRecords, readMark } from './copy-records.ts';
import { countRecords, differencesOf, digestsOf } from './digests.ts';
import { dataPlaceName, type DataPlace, placeAt } from './places.ts';
import { openReader } from './open-reader.ts';
import { totalOf } from './record-reader.ts';

/** `copy FROM TO`: all records from one database to another; begun again, it goes on where it was. Both servers are stopped. */
export async function copy(command: Command, fromText: string, toText: string): Promise<boolean> {
  const { isDry, print, progress } = command;
  const fromPlace = placeAt(fromText);
  const toPlace = placeAt(toText);
  const from = await openReader(fromPlace);
  try {
    const counts = await from.counts();
    if (isDry) {
      print(`${dataPlaceName(fromPlace)} would be copied to ${dataPlaceName(toPlace)}:`);
      printCounts(command, counts);
      return true;
    }
    const engine = await command.openEngine(toPlace);
    await withClosing(engine, async () => {
      const mark = engine.isEmpty ? undefined : await markIn(toPlace, dataPlaceName(fromPlace));
      if (mark) print(`Goes on after ${mark.done} records.`);
      await copyRecords({ from, to: engine, source: dataPlaceName(fromPlace), mark, total: totalOf(counts), progress });
    });
    const before = await digestsOf(from, { progress, name: dataPlaceName(fromPlace) });
    const to = await openReader(toPlace);
    const after = await withClosing(to, () => digestsOf(to, { progress, name: dataPlaceName(toPlace) }));
    const differences = differencesOf(before, after);
    for (const line of differences) print(line);
    printCounts(command, countRecords(after));
    if (toPlace.kind !== fromPlace.kind) print('Uploads are not records: docs/operations.md says how they move.');
    return differences.length === 0;
  } finally {
    await from.close();
  }
}

/** @throws SettingError when the target holds anything but a part of this copy */
async function markIn(target: DataPlace, source: string) {
  if (target.kind === 'sqlite' && !existsSync(target.file)) return undefined;
  const reader = await openReader(target);
  const mark = await withClosing(reader, () => readMark(reader));
  if (mark?.source === source) return mark;
  const held = mark ? `a part of a copy of ${mark.source}` : 'records';
  throw new SettingError(`${dataPlaceName(target)} holds ${held}. A copy needs a target that is empty.`);
}
