// R2: what a crash or a decaying disk leaves of the journal.
import { copyFileSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { markPath } from '../../json-server/store/file-names.ts';
import { openJournalStore } from '../../json-server/store/journal-store.ts';
import { StoreFileError } from '../../json-server/store/store-file-error.ts';
import { journalFiles, newFile, open, pay, payments } from './directory.ts';

const SEED = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000);
const TRANSACTIONS = 40;

/** A small repeatable generator: the same seed tears the same way. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

async function filled(): Promise<{ file: string; journal: string; bytes: Buffer; ends: number[] }> {
  const { file, directory } = newFile();
  const { store } = await open({ file });
  for (let n = 0; n < TRANSACTIONS; n++) await pay(store, `p${n}`, n);
  await store.close();
  const journal = journalFiles(directory)[0]!;
  const bytes = readFileSync(journal);
  const ends = Array.from(bytes.keys()).filter((at) => bytes[at] === 10);
  return { file, journal, bytes, ends };
}

const KINDS = ['torn', 'zeroed', 'flipped'] as const;

test(`R2: 300 torn, zeroed and bit-flipped ends keep the longest valid beginning (seed ${SEED})`, async () => {
  const { file, journal, bytes, ends } = await filled();
  const next = random(SEED);
  for (let run = 0; run < 300; run++) {
    const kind = KINDS[run % KINDS.length]!;
    const damaged = Buffer.from(bytes);
    const lastLine = ends.at(-2)! + 1;
    let kept: number;
    if (kind === 'flipped') {
      const at = lastLine + Math.floor(next() * (bytes.length - lastLine));
      damaged[at]! ^= 1 << Math.floor(next() * 8);
      writeFileSync(journal, damaged);
      kept = TRANSACTIONS - 1;
    } else {
      const cut = Math.floor(next() * bytes.length);
      const zeros = kind === 'zeroed' ? Buffer.alloc(1 + Math.floor(next() * 9000)) : Buffer.alloc(0);
      writeFileSync(journal, Buffer.concat([damaged.subarray(0, cut), zeros]));
      kept = ends.filter((end) => end < cut).length;
    }
    const context = `run ${run}, ${kind}`;
    rmSync(markPath(file)); // a crash comes before the end is marked
    const { store, log } = await open({ file });
    expect(payments(store), context).toEqual(Array.from({ length: kept }, (_, n) => `p${n}`));
    const cutAt = kept === 0 ? 0 : ends[kept - 1]! + 1;
    const wasCut = kind !== 'torn' || !ends.some((end) => end + 1 === cutAt && readFileSync(journal).length === end);
    if (log.length > 0) expect(log[0]!.message, context).toContain(`offset ${cutAt}`);
    else expect(wasCut && kind !== 'torn', context).toBe(false);
    await pay(store, 'after');
    await store.close();
    const again = await open({ file });
    expect(payments(again.store).at(-1), context).toBe('after');
    expect(again.log, context).toEqual([]);
    await again.store.close();
  }
});

describe('R2: damage in the middle of the journal', () => {
  test('refuses to start, naming file and offset, and changes nothing', async () => {
    const { file, journal, bytes, ends } = await filled();
    for (const [line, position] of [
      [0, 3],
      [7, 40],
      [20, 0],
      [TRANSACTIONS - 2, 11],
    ] as const) {
      const start = line === 0 ? 0 : ends[line - 1]! + 1;
      const damaged = Buffer.from(bytes);
      damaged[start + position]! ^= 4;
      writeFileSync(journal, damaged);
      const refusal: unknown = await openJournalStore({ file }).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(StoreFileError);
      expect((refusal as Error).message).toContain(`${journal}: the journal is damaged at offset ${start}`);
      expect(readFileSync(journal).equals(damaged)).toBe(true);
    }
    // The way out that the message names.
    truncateSync(journal, ends[19]! + 1);
    rmSync(markPath(file));
    expect(payments((await open({ file })).store)).toHaveLength(20);
  });

  test('a lost line feed joins two lines and is damage too', async () => {
    const { file, journal, bytes, ends } = await filled();
    bytes[ends[4]!] = 32;
    writeFileSync(journal, bytes);
    await expect(openJournalStore({ file })).rejects.toThrow(`offset ${ends[3]! + 1}`);
  });

  test('a missing transaction or journal is noticed', async () => {
    const { file, journal, bytes, ends } = await filled();
    writeFileSync(journal, Buffer.concat([bytes.subarray(0, ends[4]! + 1), bytes.subarray(ends[5]! + 1)]));
    await expect(openJournalStore({ file })).rejects.toThrow('transaction 6 is missing');
    writeFileSync(journal, bytes.subarray(ends[0]! + 1));
    await expect(openJournalStore({ file })).rejects.toThrow('transaction 1 is missing');
  });

  test('a damaged end of a journal that others follow is no crash', async () => {
    const { file, directory } = newFile();
    const { store } = await open({ file });
    await pay(store, 'a');
    await pay(store, 'b');
    copyFileSync(file, `${file}.old`);
    await store.snapshot();
    await pay(store, 'c');
    await store.close();
    copyFileSync(`${file}.old`, file);
    const [first] = journalFiles(directory);
    truncateSync(first!, readFileSync(first!).length - 5);
    await expect(openJournalStore({ file })).rejects.toThrow('damaged at offset');
  });
});
