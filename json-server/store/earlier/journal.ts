import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Row } from '../../../src/config/types.ts';
import type { StoreLog } from '../log.ts';
import { StoreFileError } from '../store-file-error.ts';
import { jsonOf, crcOf, sumText } from './checksum.ts';

/** One step: collection, tenant, and the row put or the id removed. */
export type JournalStep = readonly [collection: string, tenant: string, put: Row | string];
type Entry = { readonly seq: number; readonly ops: readonly JournalStep[] };
/** A file of the journal, and its first transaction, if any. */
type Segment = { readonly path: string; readonly firstSeq: number };

const LINE_FEED = 10;

/** The journal's files, oldest first. */
export function segmentsOf(file: string): Segment[] {
  const beginning = `${basename(file)}.journal.`;
  const names = fs.existsSync(dirname(file)) ? fs.readdirSync(dirname(file)) : [];
  return names
    .filter((name) => name.startsWith(beginning) && /^\d+$/.test(name.slice(beginning.length)))
    .map((name) => ({ path: join(dirname(file), name), firstSeq: Number(name.slice(beginning.length)) }))
    .sort((a, b) => a.firstSeq - b.firstSeq);
}

type Replay = { readonly file: string; readonly snapshotSeq: number; readonly log: StoreLog };

/**
 * Takes the steps after a snapshot; each transaction must follow the one before. A torn end, as a crash leaves it, is
 * reported and left out. @throws StoreFileError
 */
export function replay({ file, snapshotSeq, log }: Replay, take: (step: JournalStep) => void): void {
  let seq = snapshotSeq;
  let torn: { readonly path: string; readonly offset: number; readonly size: number } | undefined;
  const segments = segmentsOf(file);
  for (const [at, { path }] of segments.entries()) {
    if ((segments[at + 1]?.firstSeq ?? Infinity) <= snapshotSeq + 1) continue; // all in the snapshot
    const content = fs.readFileSync(path);
    for (const { offset, line } of linesOf(content)) {
      const json = jsonOf(line);
      if (json === undefined) {
        torn ??= { path, offset, size: content.length - offset };
        continue;
      }
      if (torn !== undefined) {
        const hint = 'Restore the directory from a backup; or, to lose all from there on, cut the file at that offset';
        const problem = `the journal is damaged at offset ${torn.offset}, with whole transactions after it`;
        throw new StoreFileError({ path: torn.path, problem, hint: `${hint} and remove ${file}.seq.` });
      }
      const entry = JSON.parse(json) as Entry;
      if (entry.seq <= snapshotSeq) continue;
      if (entry.seq !== seq + 1) {
        const problem = `transaction ${seq + 1} is missing, the journal goes on with ${entry.seq}`;
        throw new StoreFileError({ path, problem, hint: 'Restore the file and its journal from the same backup.' });
      }
      entry.ops.forEach(take);
      seq = entry.seq;
    }
  }
  const mark = markOf(file);
  if (mark > seq && torn === undefined) {
    const problem = `the journal went up to transaction ${mark}, but what is there ends with ${seq}: a part of it is gone`;
    const hint = `Restore the file and its journal from the same backup; or, to go on without that part, remove ${file}.seq.`;
    throw new StoreFileError({ path: file, problem, hint });
  }
  if (mark > seq) log({ level: 'error', message: `${file}: ${mark - seq} acknowledged transactions are lost` });
  if (torn === undefined) return;
  const message = `${torn.path}: left out ${torn.size} bytes at offset ${torn.offset}, a write that a crash cut short`;
  log({ level: 'warn', message });
}

/** Lines without their line feeds; text after the last line feed is an incomplete line. */
function* linesOf(content: Buffer): Generator<{ offset: number; line: Buffer }> {
  for (let offset = 0; offset < content.length;) {
    const end = content.indexOf(LINE_FEED, offset);
    yield { offset, line: end === -1 ? Buffer.alloc(0) : content.subarray(offset, end) };
    offset = end === -1 ? content.length : end + 1;
  }
}

/** The last transaction up to which the journal is known to be complete; 0 = unknown. */
function markOf(file: string): number {
  const text = fs.existsSync(`${file}.seq`) ? fs.readFileSync(`${file}.seq`, 'latin1') : '';
  const seq = Number.parseInt(text, 10);
  return text === `${seq} ${sumText(crcOf(String(seq)))}\n` ? seq : 0;
}
