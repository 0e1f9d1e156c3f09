import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import type { Row } from '../../src/config/types.ts';
import { durably, errorCode, writeAll } from './disk.ts';
import type { Disk, DiskFile } from './disk.ts';
import type { ArchiveHeader } from './archive.ts';
import { backupPath, temporaryPath } from './file-names.ts';
import { checksumText } from './checksum.ts';
import { FORMAT, HEADER, headerChecksum } from './snapshot-reader.ts';

const SLICE = 500; // rows turned into text at a time, about a millisecond: requests are answered in between

export type SnapshotContent = {
  /** Rows by collection and partition, with gaps. */
  readonly collections: ReadonlyMap<string, readonly (readonly (Row | undefined)[])[]>;
  /** The last transaction in it. */
  readonly seq: number;
  /** What is not in it because the archive has it. */
  readonly archives?: ArchiveHeader;
};

/**
 * Replaces the file in one step: the new one is complete and on the disk under another name before it takes the name.
 * The old one stays as the backup.
 * @returns its length in bytes
 * @throws SyncError, the system's error, or the reason of `signal`; the old file is then as it was
 */
export async function writeSnapshot(
  { disk, file, signal }: { disk: Disk; file: string; signal?: AbortSignal | undefined },
  content: SnapshotContent,
): Promise<number> {
  const temporary = temporaryPath(file);
  let length: number;
  try {
    const target = await disk.open(temporary, 'empty');
    try {
      length = await writeContent(target, content, signal);
      await durably(target.sync());
    } finally {
      await target.close();
    }
    await keepBackup(disk, file);
    await disk.rename(temporary, file);
  } catch (error) {
    await disk.unlink(temporary).catch(() => undefined);
    throw error;
  }
  await durably(disk.syncDirectory(dirname(file)));
  return length;
}

async function writeContent(target: DiskFile, content: SnapshotContent, signal?: AbortSignal): Promise<number> {
  let position = 0;
  const { seq, archives = {} } = content;
  const header = { format: FORMAT, seq, crc32: checksumText(0), archives };
  const opening = `{"${HEADER}":${JSON.stringify(header)}`;
  let checksum = headerChecksum({ seq, archives });
  const write = async (text: string): Promise<void> => {
    const bytes = Buffer.from(text);
    checksum = crc32(position === 0 ? bytes.subarray(Buffer.byteLength(opening)) : bytes, checksum);
    await writeAll(target, bytes, position);
    position += bytes.length;
    await setImmediate();
    signal?.throwIfAborted();
  };
  let pending = opening;
  for (const [name, partitions] of content.collections) {
    pending += `,\n${JSON.stringify(name)}:[`;
    let separator = '\n';
    for (const rows of partitions) {
      for (let at = 0; at < rows.length; at += SLICE) {
        for (const row of rows.slice(at, at + SLICE)) {
          if (row === undefined) continue;
          pending += separator + JSON.stringify(row);
          separator = ',\n';
        }
        await write(pending);
        pending = '';
      }
    }
    pending += '\n]';
  }
  await write(`${pending}\n}\n`);
  // Known only now; its place in the first line was kept.
  const place = opening.indexOf(header.crc32);
  await writeAll(target, Buffer.from(checksumText(checksum)), place);
  return position;
}

/** A second name for the old file, where the file system can do that; having no backup is no reason to fail. */
async function keepBackup(disk: Disk, file: string): Promise<void> {
  try {
    await disk.unlink(backupPath(file)).catch((error: unknown) => {
      if (errorCode(error) !== 'ENOENT') throw error;
    });
    await disk.link(file, backupPath(file));
  } catch {
    return;
  }
}
