import { folderBlobs } from '../../records/files/blobs.ts';
import { writeBackupNote } from './backup-note.ts';
import { withClosing } from './closing.ts';
import { type Command, printCounts } from './command.ts';
import { copyRecords } from './copy-records.ts';
import { copyUploads, uploadsBeside } from './uploads.ts';
import { dataPlaceName, placeAt } from './places.ts';
import { openReader } from './open-reader.ts';
import { totalOf } from './record-reader.ts';
import { requireIntactFile, sqliteReader, vacuumInto } from './sqlite-reader.ts';
import { requireFree, writeWhole } from './written-file.ts';

/**
 * `backup FILE`: a SQLite file, whatever the server's database is, and the uploads in the folder `FILE.files`. The server may
 * run and write meanwhile.
 */
export async function backup(command: Command, file: string): Promise<boolean> {
  const { own, blobs, isDry, isForced, print, progress } = command;
  requireFree(file, isForced);
  const reader = await openReader(own);
  try {
    if (isDry) {
      print(`${dataPlaceName(own)} would be written to ${file}:`);
      printCounts(command, await reader.counts());
      return true;
    }
    const target = folderBlobs(uploadsBeside(file));
    const uploads = { from: blobs, to: target, progress };
    // Before the records and after them: a record never names an upload that the backup lacks, unless it was lacking.
    await copyUploads(uploads);
    await writeWhole(file, async (part) => {
      if (own.kind === 'sqlite') vacuumInto(own.file, part);
      else {
        const engine = await command.openEngine(placeAt(part));
        const total = totalOf(await reader.counts());
        await withClosing(engine, () =>
          copyRecords({ from: reader, to: engine, source: dataPlaceName(own), total, progress }),
        );
      }
      requireIntactFile(part);
    });
    await copyUploads(uploads);
    if (own.kind === 'sqlite') writeBackupNote(own.file, file);
    const written = sqliteReader(file);
    printCounts(command, await written.counts());
    await written.close();
    print(`${(await target.names()).length} uploads in ${uploadsBeside(file)}.`);
    print('Not in it: the secret (AUTH_SECRET, or auth-secret beside the data), resources/, locales/. Keep them too.');
    return true;
  } finally {
    await reader.close();
  }
}
