import { existsSync, statSync } from 'node:fs';
import { copyFile, rename } from 'node:fs/promises';
import { SettingError } from '../../http/environment.ts';
import { folderBlobs } from '../../records/files/blobs.ts';
import { holdFile } from '../../store/sqlite/data-file.ts';
import { withClosing } from './closing.ts';
import { type Command, printCounts } from './command.ts';
import { copyRecords } from './copy-records.ts';
import { countRecords, differencesOf, digestsOf } from './digests.ts';
import { dataPlaceName, placeAt } from './places.ts';
import { openReader } from './open-reader.ts';
import { type RecordReader, totalOf } from './record-reader.ts';
import { requireIntactFile } from './sqlite-reader.ts';
import { copyUploads, uploadsBeside } from './uploads.ts';
import { SIDES, writeWhole } from './written-file.ts';

/** `restore FILE`: puts a backup where the server's data lie. The server must be stopped. */
export async function restore(command: Command, file: string): Promise<boolean> {
  const { own, blobs, isDry, print, progress } = command;
  const backup = await openReader(placeAt(file));
  try {
    requireIntactFile(file);
    const before = await digestsOf(backup, { progress, name: file });
    await (own.kind === 'sqlite' ? intoFile(command, own.file, file) : intoDatabase(command, backup, file));
    if (isDry) {
      print(`${file} is whole, and would be restored to ${dataPlaceName(own)}:`);
      printCounts(command, countRecords(before));
      return true;
    }
    await copyUploads({ from: folderBlobs(uploadsBeside(file)), to: blobs, progress });
    const restored = await openReader(own);
    const after = await withClosing(restored, () => digestsOf(restored, { progress, name: dataPlaceName(own) }));
    const differences = differencesOf(before, after);
    for (const line of differences) print(line);
    printCounts(command, countRecords(after));
    return differences.length === 0;
  } finally {
    await backup.close();
  }
}

/** Holds the file meanwhile, as a server does. @throws StoreFileError while a server holds it */
async function intoFile({ isDry, isForced, print }: Command, target: string, file: string): Promise<void> {
  const held = await holdFile(target);
  try {
    const isFree = statSync(held.path).size === 0;
    if (!isFree && !isForced) throw new SettingError(`${target} holds data. Set them aside and restore: --force`);
    if (isDry) return;
    await writeWhole(held.path, async (part) => {
      await copyFile(file, part);
      if (!isFree) print(`What was there is kept as ${await setAside(held.path)}.`);
    });
  } finally {
    held.release();
  }
}

/** Moves a database to a name of its own beside it. */
async function setAside(file: string): Promise<string> {
  const aside = `${file}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  for (const side of SIDES) if (existsSync(`${file}${side}`)) await rename(`${file}${side}`, `${aside}${side}`);
  return aside;
}

async function intoDatabase(command: Command, backup: RecordReader, file: string): Promise<void> {
  const { own, isDry, progress } = command;
  const to = await command.openEngine(own);
  await withClosing(to, async () => {
    if (!to.isEmpty) {
      throw new SettingError(`${dataPlaceName(own)} holds records. Make an empty database, and restore into that one.`);
    }
    if (isDry) return;
    const total = totalOf(await backup.counts());
    await copyRecords({ from: backup, to, source: file, total, progress });
  });
}
