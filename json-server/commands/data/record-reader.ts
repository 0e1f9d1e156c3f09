/** A row as it lies in the table of records, the same in both databases. */
export type StoredRecord = {
  /** Grows in the order of creation. */
  readonly place: number;
  readonly collection: string;
  readonly tenant: string;
  readonly id: string;
  readonly version: number;
  /** JSON, to the byte. */
  readonly body: string;
  readonly by: string | null;
  readonly at: string | null;
};

/** Reads the records of a database as they are at one moment, while others write. */
export type RecordReader = {
  readonly counts: () => Promise<ReadonlyMap<string, number>>;
  /** The next records behind a place, in the order of creation. */
  readonly after: (place: number, limit: number) => Promise<readonly StoredRecord[]>;
  /** Which of these there are. */
  readonly present: (collection: string, tenant: string, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly close: () => Promise<void>;
};

const SLICE = 1000;

/** All records, a slice at a time, so that no more of them are in memory. */
export async function* slicesOf(
  reader: Pick<RecordReader, 'after'>,
  behind = -1,
): AsyncGenerator<readonly StoredRecord[]> {
  for (let place = behind; ;) {
    const slice = await reader.after(place, SLICE);
    const last = slice.at(-1);
    if (last === undefined) return;
    yield slice;
    place = last.place;
  }
}

export const totalOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);
