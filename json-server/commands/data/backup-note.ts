import { chmodSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import type { Backup } from '../../../src/wire/system.ts';

const ONLY_OURS = 0o600;
const noteFile = (dbFile: string): string => `${dbFile}.last-backup`;

/** Leaves word beside the data that a backup was written, for Settings → System. */
export function writeBackupNote(dbFile: string, file: string): void {
  const note: Backup = { at: new Date().toISOString(), file, bytes: statSync(file).size };
  const part = `${noteFile(dbFile)}.part`;
  writeFileSync(part, `${JSON.stringify(note)}\n`);
  chmodSync(part, ONLY_OURS);
  renameSync(part, noteFile(dbFile));
}

function asBackup(text: string): Backup | undefined {
  const note: unknown = JSON.parse(text);
  if (typeof note !== 'object' || note === null || !('at' in note && 'file' in note && 'bytes' in note))
    return undefined;
  const { at, file, bytes } = note;
  return typeof at === 'string' && typeof file === 'string' && typeof bytes === 'number'
    ? { at, file, bytes }
    : undefined;
}

/** The last backup that is known of; undefined where there was none, or where the note cannot be read. */
export function readBackupNote(dbFile: string): Backup | undefined {
  try {
    return asBackup(readFileSync(noteFile(dbFile), 'utf8'));
  } catch {
    // A note is no part of the data: without one the screen says that no backup is known.
    return undefined;
  }
}
