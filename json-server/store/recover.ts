import { basename, dirname } from 'node:path';
import type { Row } from '../../src/config/types.ts';
import type { Archive } from './archive.ts';
import type { StoreCore } from './core.ts';
import { durably, errorCode, errorText } from './disk.ts';
import type { Disk } from './disk.ts';
import { backupPath, markPath, segmentsAmong, temporaryPath } from './file-names.ts';
import type { Segment } from './file-names.ts';
import { decodeEntry } from './journal-line.ts';
import type { StoreLog } from './log.ts';
import { readMark } from './mark.ts';
import { readSnapshot } from './snapshot-reader.ts';
import type { Snapshot } from './snapshot-reader.ts';
import { writeSnapshot } from './snapshot-writer.ts';
import { StoreFileError } from './store-file-error.ts';

const LINE_FEED = 10;

export type Seed = () => { readonly [collection: string]: readonly Row[] };
type Options = {
  readonly disk: Disk;
  readonly file: string;
  readonly core: StoreCore;
  readonly archive: Archive;
  readonly log: StoreLog;
};

export type Recovered = {
  readonly seq: number;
  readonly snapshotSeq: number;
  /** Length of the file in bytes. */
  readonly snapshotLength: number;
  /** Those on the disk, oldest first. */
  readonly segments: readonly Segment[];
  /** Of the last segment, in bytes. */
  readonly length: number;
};

/**
 * Fills an empty core from the snapshot and the journal after it. A torn end, as a crash leaves it, is cut off and
 * reported; anything else that does not fit together is refused.
 * @param seed for a missing file; absent = a missing file is refused too
 * @throws StoreFileError with every file as it was
 */
export async function recover(options: Options, seed: Seed | undefined): Promise<Recovered> {
  const { disk, file, core } = options;
  const names = await disk.list(dirname(file));
  const segments = segmentsAmong(names, file);
  if (!names.includes(basename(file))) {
    const snapshotLength = await createFile(options, {
      seed,
      isUnused: segments.length === 0 && !names.includes(basename(backupPath(file))),
    });
    return { seq: 0, snapshotSeq: 0, snapshotLength, segments: [], length: 0 };
  }
  const hint = names.includes(basename(backupPath(file)))
    ? `The snapshot before it is ${backupPath(file)}: copied over it, the journal brings it up to date.`
    : 'Restore the file from a backup; nothing was changed.';
  const bytes = await readBytes(options, hint);
  const snapshot = readSnapshot({ path: file, bytes, hint });
  // First the archive: whatever comes after it counts instead.
  options.archive.open(snapshot.archives);
  load(core, { file, hint, snapshot });
  const journal = await replay(options, { snapshot, segments });
  if (names.includes(basename(temporaryPath(file)))) await disk.unlink(temporaryPath(file));
  return { snapshotSeq: snapshot.seq, snapshotLength: bytes.length, ...journal };
}

async function createFile(
  options: Options,
  { seed, isUnused }: { seed: Seed | undefined; isUnused: boolean },
): Promise<number> {
  const { disk, file, core } = options;
  if (!isUnused) {
    const hint = `Copy ${backupPath(file)} over it or restore a backup; remove the rest only to start from nothing.`;
    throw new StoreFileError({ path: file, problem: 'the file is missing, but its journal or backup is there', hint });
  }
  if (seed === undefined) {
    throw new StoreFileError({ path: file, problem: 'the file is missing', hint: 'Restore it, or start with a seed.' });
  }
  for (const [collection, rows] of Object.entries(seed())) core.load(collection, rows);
  // Of data that somebody took away.
  await disk.unlink(markPath(file)).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
  });
  return writeSnapshot({ disk, file }, { collections: core.copy(), seq: 0 });
}

async function readBytes({ disk, file }: Options, hint: string): Promise<Buffer> {
  try {
    return await disk.readFile(file);
  } catch (error) {
    const why = errorCode(error) === 'EACCES' ? 'belongs to another user' : errorText(error);
    throw new StoreFileError({ path: file, problem: `the file cannot be read: ${why}`, hint });
  }
}

function load(core: StoreCore, { file, hint, snapshot }: { file: string; hint: string; snapshot: Snapshot }): void {
  for (const [collection, rows] of snapshot.collections) {
    try {
      core.load(collection, rows);
    } catch (error) {
      throw new StoreFileError({ path: file, problem: `"${collection}": ${errorText(error)}`, hint });
    }
  }
}

/** Applies the transactions after the snapshot; each must follow the one before. */
async function replay(
  { disk, file, core, log }: Options,
  { snapshot, segments }: { snapshot: Snapshot; segments: readonly Segment[] },
): Promise<Pick<Recovered, 'seq' | 'segments' | 'length'>> {
  let seq = snapshot.seq;
  const replayed: { readonly segment: Segment; length: number }[] = [];
  let torn: { path: string; offset: number; size: number } | undefined;
  for (const [at, segment] of segments.entries()) {
    replayed.push({ segment, length: 0 });
    if ((segments[at + 1]?.firstSeq ?? Infinity) <= snapshot.seq + 1) continue; // all in the snapshot
    const content = await disk.readFile(segment.path);
    for (const { offset, line } of linesOf(content)) {
      const entry = decodeEntry(line);
      if (entry === undefined) {
        torn ??= { path: segment.path, offset, size: content.length - offset };
        continue;
      }
      if (torn !== undefined) throw corrupt(torn);
      if (entry.seq <= snapshot.seq) continue;
      if (entry.seq !== seq + 1) throw gap({ path: segment.path, expected: seq + 1, found: entry.seq });
      for (const operation of entry.ops) core.replay(operation);
      seq = entry.seq;
    }
    replayed[at] = { segment, length: torn?.path === segment.path ? torn.offset : content.length };
  }
  const mark = (await readMark(disk, file)) ?? 0;
  if (mark > seq && torn === undefined) throw short({ path: file, mark, seq });
  if (mark > seq) log({ level: 'error', message: `${file}: ${mark - seq} acknowledged transactions are lost` });
  if (torn !== undefined) await cutOff(disk, torn, log);
  // A segment that was made but never used must not collect transactions older than its name.
  for (let last = replayed.at(-1); last?.length === 0 && last.segment.firstSeq !== seq + 1; last = replayed.at(-1)) {
    await disk.unlink(last.segment.path);
    replayed.pop();
  }
  return { seq, segments: replayed.map(({ segment }) => segment), length: replayed.at(-1)?.length ?? 0 };
}

/** Lines without their line feeds; what follows the last line feed is a line too, never a whole one. */
function* linesOf(content: Buffer): Generator<{ offset: number; line: Buffer }> {
  for (let offset = 0; offset < content.length;) {
    const end = content.indexOf(LINE_FEED, offset);
    // Without its line feed a line was not written to the end, even if its checksum happens to fit.
    yield { offset, line: end === -1 ? Buffer.alloc(0) : content.subarray(offset, end) };
    offset = end === -1 ? content.length : end + 1;
  }
}

async function cutOff(disk: Disk, torn: { path: string; offset: number; size: number }, log: StoreLog): Promise<void> {
  const message = `${torn.path}: dropped ${torn.size} bytes at offset ${torn.offset}, a write that a crash cut short`;
  log({ level: 'warn', message });
  const segment = await disk.open(torn.path, 'change');
  try {
    await segment.truncate(torn.offset);
    await durably(segment.sync());
  } finally {
    await segment.close();
  }
}

function corrupt({ path, offset }: { path: string; offset: number }): StoreFileError {
  const problem = `the journal is damaged at offset ${offset}, with whole transactions after it`;
  const hint = 'Restore the directory from a backup; or, to lose all from there on, cut the file at that offset';
  return new StoreFileError({
    path,
    problem,
    hint: `${hint} and remove ${markPath(path.replace(/\.journal\.\d+$/, ''))}.`,
  });
}

function short({ path, mark, seq }: { path: string; mark: number; seq: number }): StoreFileError {
  const problem = `the journal went up to transaction ${mark}, but what is there ends with ${seq}: a part of it is gone`;
  const hint = `Restore the file and its journal from the same backup; or, to go on without that part, remove ${markPath(path)}.`;
  return new StoreFileError({ path, problem, hint });
}

function gap({ path, expected, found }: { path: string; expected: number; found: number }): StoreFileError {
  const problem = `transaction ${expected} is missing, the journal goes on with ${found}`;
  return new StoreFileError({ path, problem, hint: 'Restore the file and its journal from the same backup.' });
}
