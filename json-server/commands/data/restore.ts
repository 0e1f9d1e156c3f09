import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SettingError } from '../../http/environment.ts';
import { folderBlobs } from '../../records/files/blobs.ts';
import { type Command, printCounts } from './command.ts';
import { copyRecords } from './copy-records.ts';
import { countsOf, differencesOf, digestsOf } from './digests.ts';
import { nameOf, placeAt } from './places.ts';
import { openReader, totalOf } from './record-reader.ts';
import { requireWhole } from './sqlite-reader.ts';
import { copyUploads, uploadsBeside } from './uploads.ts';
import { SIDES, writeWhole } from './written-file.ts';

/** `restore FILE`: puts a backup where the server's data lie. The server must be stopped. */
export async function restore(command: Command, file: string): Promise<boolean> {
  const { own, blobs, isDry, print, progress } = command;
  const backup = await openReader(placeAt(file));
  try {
    requireWhole(file);
    const before = await digestsOf(backup, { progress, name: file });
    const isReplacing = await requireTarget(command);
    if (isDry) {
      print(`${file} is whole, and would be restored to ${nameOf(own)}:`);
      printCounts(command, countsOf(before));
      return true;
    }
    if (own.kind === 'sqlite') {
      await mkdir(dirname(own.file), { recursive: true });
      await writeWhole(own.file, async (part) => {
        await copyFile(file, part);
        if (isReplacing) print(`What was there is kept as ${await setAside(own.file)}.`);
      });
    } else {
      const to = await command.openEngine(own);
      const total = totalOf(countsOf(before));
      await copyRecords({ from: backup, to, source: file, total, progress }).finally(() => to.close());
    }
    await copyUploads({ from: folderBlobs(uploadsBeside(file)), to: blobs, progress });
    const restored = await openReader(own);
    const after = await digestsOf(restored, { progress, name: nameOf(own) }).finally(() => restored.close());
    const differences = differencesOf(before, after);
    differences.forEach((line) => print(line));
    printCounts(command, countsOf(after));
    return differences.length === 0;
  } finally {
    await backup.close();
  }
}

/** Moves a database to a name of its own beside it. */
async function setAside(file: string): Promise<string> {
  const aside = `${file}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  for (const side of SIDES) if (existsSync(`${file}${side}`)) await rename(`${file}${side}`, `${aside}${side}`);
  return aside;
}

/** @returns whether there are records that give way. @throws SettingError, and whatever says that a server has it open */
async function requireTarget({ own, openEngine, isForced }: Command): Promise<boolean> {
  if (own.kind === 'sqlite' && !existsSync(own.file)) return false;
  const engine = await openEngine(own);
  const { isEmpty } = engine;
  await engine.close();
  if (isEmpty) return false;
  if (own.kind === 'postgres') {
    throw new SettingError(`${nameOf(own)} holds records. Make an empty database, and restore into that one.`);
  }
  if (!isForced) throw new SettingError(`${nameOf(own)} holds records. Set them aside and restore: --force`);
  return true;
}
