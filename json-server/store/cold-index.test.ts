import { describe, expect, test } from 'vitest';
import { ColdIndex, ENTRY_BYTES, hashOf, writeEntry } from './cold-index.ts';
import type { ColdEntry } from './cold-tail.ts';

const PER_RUN = 64;
const TENANTS = 2;
/** Rows `r0` …, each of one of seven things, of two tenants in turn. */
const entryOf = (n: number, length = n + 1): ColdEntry => ({
  ...{ partition: n % TENANTS, id: hashOf(`r${n}`), key: hashOf(`thing ${n % 7}`), length, offset: n * 10 },
});

/** An index over files in memory. */
function indexed(count: number, sorted: Buffer = Buffer.alloc(0), from = 0) {
  const disk = { entries: Buffer.alloc(count * ENTRY_BYTES), sorted };
  const read = (of: 'entries' | 'sorted') => (offset: number, length: number) =>
    disk[of].subarray(offset, offset + length);
  const files = { entries: read('entries'), sorted: read('sorted') };
  for (let n = 0; n < count; n++) writeEntry(disk.entries, n, entryOf(n + from));
  const index = new ColdIndex({ files, isKeyed: true, perRun: PER_RUN });
  const settle = (): number => {
    let runs = 0;
    for (let run = index.nextRun(); run !== undefined; run = index.nextRun()) {
      disk.sorted = Buffer.concat([disk.sorted.subarray(0, run.offset), run.bytes]);
      index.written(run);
      runs++;
    }
    return runs;
  };
  return { index, disk, settle };
}
const numbers = (rows: Iterable<{ readonly entry: number }>): number[] => Array.from(rows, ({ entry }) => entry);

describe('the index of rows in files', () => {
  test('finds by id, by key and in order, in memory as in sorted runs', () => {
    const { index, settle } = indexed(1000);
    index.load(1000);
    const look = (): void => {
      expect(index.size(0)).toBe(500);
      for (const n of [0, 1, 63, 64, 500, 959, 960, 999]) {
        expect(numbers(index.withId(hashOf(`r${n}`), n % TENANTS))).toEqual([n]);
        // Of another tenant: as if there was none.
        expect(numbers(index.withId(hashOf(`r${n}`), (n + 1) % TENANTS))).toEqual([]);
        expect(index.place(n)).toMatchObject({ offset: n * 10, length: n + 1 });
      }
      expect(numbers(index.withId(hashOf('r1000'), 0))).toEqual([]);
      const evenThrees = Array.from({ length: 1000 }, (_, n) => n).filter((n) => n % 7 === 3 && n % 2 === 0);
      expect(numbers(index.withKey(hashOf('thing 3'), 0))).toEqual(evenThrees.toReversed());
      const odd = Array.from({ length: 500 }, (_, n) => 2 * n + 1);
      expect(numbers(index.walk(1, 'ASC'))).toEqual(odd);
      expect(numbers(index.walk(1, 'DESC'))).toEqual(odd.toReversed());
    };
    look();
    expect(settle()).toBe(15);
    look();
    index.add(entryOf(1000));
    expect(numbers(index.withId(hashOf('r1000'), 0))).toEqual([1000]);
  });

  test('what is gone is not found, in memory or in a run', () => {
    const { index, disk, settle } = indexed(100);
    index.load(100);
    settle();
    for (const n of [10, 90]) {
      writeEntry(disk.entries, n, entryOf(n, 0));
      index.drop(n, n % TENANTS);
      expect(numbers(index.withId(hashOf(`r${n}`), 0))).toEqual([]);
      expect(numbers(index.withKey(hashOf(`thing ${n % 7}`), 0))).not.toContain(n);
    }
    expect(index.size(0)).toBe(48);
    expect(numbers(index.walk(0, 'ASC'))).toHaveLength(48);
    const again = indexed(100, disk.sorted);
    disk.entries.copy(again.disk.entries);
    again.index.load(100);
    expect(again.index.size(0)).toBe(48);
  });

  test('sorted runs are taken as they are; damaged, cut off or of other rows they are made anew', () => {
    const first = indexed(200);
    first.index.load(200);
    expect(first.settle()).toBe(3);
    const { sorted } = first.disk;
    const reopened = (bytes: Buffer, from = 0) => {
      const again = indexed(200, bytes, from);
      again.index.load(200);
      const runs = again.settle();
      for (const n of [0, 70, 140, 199]) {
        expect(numbers(again.index.withId(hashOf(`r${n + from}`), (n + from) % TENANTS))).toEqual([n]);
      }
      return { runs, sorted: again.disk.sorted };
    };
    expect(reopened(sorted).runs).toBe(0);
    const damaged = Buffer.from(sorted);
    damaged[sorted.length / 2] = (damaged[sorted.length / 2] ?? 0) ^ 1;
    expect(reopened(damaged)).toEqual({ runs: 2, sorted });
    expect(reopened(sorted.subarray(0, sorted.length - 1))).toEqual({ runs: 1, sorted });
    expect(reopened(Buffer.alloc(0))).toEqual({ runs: 3, sorted });
    // The backup was put back, and other rows came after it.
    expect(reopened(sorted, 1000).runs).toBe(3);
  });

  test('many rows of one thing lie on several pages of a run', () => {
    const files: Record<'entries' | 'sorted', Buffer> = {
      entries: Buffer.alloc(5000 * ENTRY_BYTES),
      sorted: Buffer.alloc(0),
    };
    const index = new ColdIndex({
      files: {
        entries: (offset, length) => files.entries.subarray(offset, offset + length),
        sorted: (offset, length) => files.sorted.subarray(offset, offset + length),
      },
      isKeyed: true,
      perRun: 5000,
    });
    for (let n = 0; n < 5000; n++) {
      const entry = { ...entryOf(n), partition: 0, key: hashOf(n % 5 === 0 ? `alone ${n}` : 'often') };
      writeEntry(files.entries, n, entry);
      index.add(entry);
    }
    const run = index.nextRun()!;
    files.sorted = run.bytes;
    index.written(run);
    expect(numbers(index.withKey(hashOf('often'), 0))).toHaveLength(4000);
    for (let n = 0; n < 5000; n += 5) expect(numbers(index.withKey(hashOf(`alone ${n}`), 0))).toEqual([n]);
  });
});
