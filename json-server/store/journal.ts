import type { StoreCore } from './core.ts';
import type { Durable, Wake } from './group-commit.ts';
import { encodeEntry, encodeInSlices, type JournalEntry } from './journal-line.ts';
import type { JournalWriter } from './journal-writer.ts';
import type { Mark } from './mark.ts';
import { createSlices } from './slices.ts';
import { Snapshots } from './snapshots.ts';
import type { ArchivedContent, SnapshotParts } from './snapshots.ts';

export type JournalParts = SnapshotParts & {
  readonly core: StoreCore;
  readonly writer: JournalWriter;
  readonly mark: Mark;
};

/** Operations of a transaction that are made into text at once; more are, a piece at a time, before they are written. */
const MOST_AT_ONCE = 500;

export type Line = string | JournalEntry;

export type Journal = Durable<Line> & {
  /** Asks for a snapshot of what is there now. @throws StoreUnavailable when it cannot be written */
  readonly snapshot: () => Promise<void>;
};

/** Transactions as lines of a file, one sync a group; now and then the whole as a snapshot, and a new file. */
export function journalOf(parts: JournalParts, wake: Wake): Journal {
  const { core, writer, mark, archive } = parts;
  const snapshots = new Snapshots(parts, wake);
  return {
    medium: 'disk',
    encode: (seq, ops) => (ops.length > MOST_AT_ONCE ? { seq, ops } : encodeEntry({ seq, ops })),
    async append(group, seq) {
      const { pause } = createSlices();
      const lines: string[] = [];
      for (const line of group) lines.push(typeof line === 'string' ? line : await encodeInSlices(line, pause));
      await writer.append(lines.join(''));
      mark.reached(seq);
    },
    repair: () => writer.repair(),
    cut: () => writer.cut(),
    beside: {
      get isDue() {
        return snapshots.isDue;
      },
      prepare(seq) {
        const content = contentOf(core, archive, seq);
        return () => snapshots.begin(content);
      },
      refuse: (error) => snapshots.refuse(error),
      stop: () => snapshots.stop(),
    },
    snapshot() {
      const written = snapshots.ask();
      wake();
      return written;
    },
  };
}

/** All there is at this moment: what stays in memory, and what goes to the archive. */
function contentOf(core: StoreCore, archive: JournalParts['archive'], seq: number): ArchivedContent {
  const portions = archive.split();
  const collections = core.copy();
  for (const { collection, splits } of portions) {
    if (collections.has(collection)) {
      collections.set(
        collection,
        splits.map(({ remaining }) => [...remaining]),
      );
    }
  }
  return { collections, portions, seq };
}
