import { dirname } from 'node:path';
import { type ArchivedSpecs, StoreCore } from './core.ts';
import { machineDisk } from './disk.ts';
import type { Disk } from './disk.ts';
import { Archive } from './archive.ts';
import { GroupCommit, type Wake } from './group-commit.ts';
import { type Journal, journalOf, type Line } from './journal.ts';
import { JournalWriter } from './journal-writer.ts';
import { oldMethodsInMemory } from './old-in-memory.ts';
import { Listeners } from './listeners.ts';
import { acquireLock } from './lock-file.ts';
import type { StoreLog } from './log.ts';
import { Mark } from './mark.ts';
import { ONE_SERVER } from './one-server.ts';
import { recover } from './recover.ts';
import type { Seed } from './recover.ts';
import type { Store } from './types.ts';
import { WarmUp } from './warm-up.ts';

/** Journal after which a new snapshot is written, or half of the file if that is more. */
const DEFAULT_SNAPSHOT_BYTES = 16 * 1024 * 1024;

export type JournalStoreOptions = {
  /** The snapshot, in db.json shape. Journal, lock and backup lie beside it under its name and an ending. */
  readonly file: string;
  /** Rows by collection for a file that does not exist; absent = that is an error. */
  readonly seed?: Seed;
  /** Collections of which only the newest rows stay in memory. */
  readonly archived?: ArchivedSpecs;
  readonly snapshotBytes?: number;
  readonly log?: StoreLog;
  readonly disk?: Disk;
};

/**
 * Opens the store in files: everything in memory, every transaction in a journal before it is acknowledged, the whole
 * now and then in one readable file.
 *
 * Readers see a transaction as soon as it ran, a moment before it is on the disk; should the disk refuse it, it is
 * undone and its caller is told (StoreUnavailable).
 * @throws StoreFileError when the data is damaged, missing without a seed, or in use; the files are then as they were
 */
export async function openJournalStore(options: JournalStoreOptions): Promise<Store> {
  const { seed, archived = {}, snapshotBytes = DEFAULT_SNAPSHOT_BYTES, disk = machineDisk } = options;
  const log: StoreLog = options.log ?? (({ level, message }) => console[level](message));
  await disk.makeDirectory(dirname(options.file));
  // A link to the file leads to the same lock, the same journal, and stays a link.
  const file = await disk.realPath(options.file);
  const lock = await acquireLock(disk, file);
  let archive: Archive | undefined;
  try {
    const core = new StoreCore(archived);
    archive = new Archive({ disk, file, core, specs: archived });
    const { segments, length, ...recovered } = await recover({ disk, file, core, archive, log }, seed);
    const writer = await JournalWriter.open({ disk, file, segments, length, firstSeq: recovered.seq + 1 });
    const listeners = new Listeners((error) => log({ level: 'error', message: `A listener failed: ${String(error)}` }));
    const mark = new Mark({ disk, file, log });
    const { seq } = recovered;
    const parts = { core, writer, mark, archive, disk, file, snapshotBytes, log, ...recovered };
    const open = (wake: Wake): Journal => journalOf(parts, wake);
    const commits = new GroupCommit<Line, Journal>({ core, listeners, log, seq, open });
    const warmUp = new WarmUp(core);
    core.whenUnindexed = () => warmUp.start();
    return {
      kind: 'file',
      get writable() {
        return commits.isWritable;
      },
      define(collection, spec) {
        core.define(collection, spec);
        warmUp.start();
      },
      specOf: (collection) => core.specOf(collection),
      table: (collection, tenant) => {
        warmUp.noteRead();
        return core.table(collection, tenant);
      },
      ...oldMethodsInMemory(core),
      collections: () => core.collections(),
      tenants: (collection) => core.tenants(collection),
      transact: (work) => commits.transact(work),
      onCommit: (listener) => listeners.add(listener),
      ...ONE_SERVER,
      async snapshot() {
        commits.requireOpen();
        await commits.durable.snapshot();
      },
      async close() {
        warmUp.stop();
        const isClosed = await commits.close();
        if (isClosed) await writer.close();
        await mark.close();
        archive?.close();
        if (isClosed) await lock.release();
      },
    };
  } catch (error) {
    archive?.close();
    await lock.release();
    throw error;
  }
}
