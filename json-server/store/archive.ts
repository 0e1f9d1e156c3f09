import { dirname } from 'node:path';
import type { Row } from '../../src/config/types.ts';
import { createSlices } from './slices.ts';
import type { ArchivedTable, Replaced, Split } from './archived-table.ts';
import { ColdFile, coldLine } from './cold-file.ts';
import type { ColdHeader } from './cold-file.ts';
import { ENTRY_BYTES, hashOf, LENGTH_AT, readEntry, writeEntry } from './cold-index.ts';
import type { ArchivedSpecs, StoreCore } from './core.ts';
import { durably, errorCode, writeAll } from './disk.ts';
import type { Disk, DiskFile } from './disk.ts';
import { archivePath } from './file-names.ts';
import { StoreFileError } from './store-file-error.ts';

/** Of each archived collection its files, oldest first, as a snapshot names them. */
export type ArchiveHeader = { readonly [collection: string]: readonly ColdHeader[] };

const PIECE = 256 * 1024; // bytes gathered before they are written
/** Entries of an index that are sorted together: some milliseconds of work, and as much as stays in memory. */
const PER_RUN = 65_536;

export type Portion = {
  readonly collection: string;
  readonly splits: readonly (Split & { tenant: string; table: ArchivedTable })[];
};
type Written = {
  readonly collection: string;
  readonly file: ColdFile;
  readonly header: ColdHeader;
  readonly rows: readonly { readonly row: Row; readonly table: ArchivedTable }[];
  readonly entries: Buffer;
};
/** What one snapshot moves to disk: on disk already, and to be forgotten in memory once the snapshot is. */
export type Moved = { readonly header: ArchiveHeader; readonly adopt: () => Promise<void> };

/**
 * Old rows of collections that only grow, in files of their own. Rows are appended when a snapshot is made, and the
 * snapshot says how much of each file belongs to it: whatever lies behind that is from one that was not finished, and
 * its rows are still in the journal. So a crash at any time, and the backup too, find what they need.
 */
export class Archive {
  readonly #parts: {
    readonly disk: Disk;
    readonly file: string;
    readonly core: StoreCore;
    readonly specs: ArchivedSpecs;
  };
  readonly #files = new Map<string, ColdFile[]>();

  constructor(parts: { disk: Disk; file: string; core: StoreCore; specs: ArchivedSpecs }) {
    this.#parts = parts;
  }

  /** @throws StoreFileError when a file is missing or shorter than the snapshot says */
  open(header: ArchiveHeader): void {
    const { core, specs } = this.#parts;
    for (const [collection, headers] of Object.entries(header)) {
      const files: ColdFile[] = [];
      this.#files.set(collection, files);
      for (const each of headers) {
        const file = this.#coldFile(collection, each);
        if (!this.#isThere(file, { mayMiss: specs[collection]?.keepFor !== undefined })) continue;
        files.push(file);
        file.index.load(each.entries);
        for (const tenant of each.partitions) core.archivedTable(collection, tenant).addFile(file);
      }
    }
  }

  /** What a snapshot of this moment leaves to the archive; rows that stay in memory are the snapshot's. */
  split(): readonly Portion[] {
    return Object.keys(this.#parts.specs).map((collection) => ({
      collection,
      splits: [...this.#parts.core.archivedTables(collection)].map(([tenant, table]) => ({
        tenant,
        table,
        ...table.split(),
      })),
    }));
  }

  /** Writes the portions. @throws SyncError, the system's error, or the reason of `signal`: then nothing has changed */
  async write(portions: readonly Portion[], signal?: AbortSignal): Promise<Moved> {
    const now = Date.now();
    const header: Record<string, readonly ColdHeader[]> = {};
    const written: Written[] = [];
    const dropped: ColdFile[] = [];
    for (const { collection, splits } of portions) {
      const replaced = splits.flatMap((split) => split.replaced);
      if (replaced.length > 0) await this.#rewrite(replaced);
      const files = this.#files.get(collection) ?? [];
      const { keepFor = Infinity } = this.#parts.specs[collection] ?? {};
      const expired = files.filter((file) => file.header.ended + keepFor < now);
      dropped.push(...expired);
      const remaining = files.filter((file) => !expired.includes(file));
      const rows = splits.flatMap(({ old, table, tenant }) => old.map((row) => ({ row, table, tenant })));
      const headers = new Map(remaining.map((file) => [file, file.header]));
      if (rows.length > 0) {
        const last = remaining.at(-1);
        const isFresh = last !== undefined && last.header.begun + keepFor >= now;
        const file = isFresh ? last : this.#newFile(collection, now);
        const appended = await this.#append({ file, rows, now, signal });
        headers.set(file, appended.header);
        written.push({ collection, file, rows, ...appended });
      }
      if (headers.size > 0) header[collection] = [...headers.values()];
    }
    const settled = portions.flatMap(({ splits }) => splits);
    return { header, adopt: () => this.#adopt({ written, dropped, settled }) };
  }

  close(): void {
    for (const files of this.#files.values()) for (const file of files) file.close();
  }

  #coldFile(collection: string, header: ColdHeader): ColdFile {
    const { disk, file, specs } = this.#parts;
    const { by, perRun = PER_RUN } = specs[collection] ?? {};
    const path = archivePath(file, collection, header.n);
    return new ColdFile({ disk, path, header, isKeyed: by !== undefined, perRun });
  }

  #newFile(collection: string, now: number): ColdFile {
    const n = (this.#files.get(collection)?.at(-1)?.header.n ?? 0) + 1;
    return this.#coldFile(collection, { n, begun: now, ended: now, bytes: 0, entries: 0, partitions: [] });
  }

  /** @throws StoreFileError when it is damaged */
  #isThere(cold: ColdFile, { mayMiss }: { mayMiss: boolean }): boolean {
    const { file } = this.#parts;
    try {
      if (!cold.isWhole) throw damaged(cold.path, file);
      if (!cold.hasEntries) throw damaged(cold.indexPath, file);
      return true;
    } catch (error) {
      // The backup names answers that have expired since.
      if (mayMiss && errorCode(error) === 'ENOENT') return false;
      if (errorCode(error) === 'ENOENT') throw damaged(cold.path, file);
      throw error;
    }
  }

  /** Appends rows and their entries behind what the last snapshot knows of. */
  async #append({
    file,
    rows,
    now,
    signal,
  }: {
    file: ColdFile;
    rows: readonly { readonly row: Row; readonly table: ArchivedTable; readonly tenant: string }[];
    now: number;
    signal: AbortSignal | undefined;
  }): Promise<{ header: ColdHeader; entries: Buffer }> {
    const { header } = file;
    const partitions = [...header.partitions];
    for (const { tenant } of rows) if (!partitions.includes(tenant)) partitions.push(tenant);
    const entries = Buffer.alloc(rows.length * ENTRY_BYTES);
    const slices = createSlices();
    let bytes = header.bytes;
    await this.#inFile(file.path, header.bytes, async (target) => {
      let pending: Buffer[] = [];
      let size = 0;
      for (const [index, { row, table, tenant }] of rows.entries()) {
        const pause = slices.pause();
        if (pause) await pause;
        signal?.throwIfAborted();
        const line = coldLine(row) ?? Buffer.alloc(0);
        writeEntry(entries, index, {
          partition: partitions.indexOf(tenant),
          id: hashOf(row.id),
          key: table.keyHash(row),
          length: line.length,
          offset: bytes + size,
        });
        pending.push(line);
        size += line.length;
        if (size < PIECE) continue;
        await writeAll(target, Buffer.concat(pending), bytes);
        bytes += size;
        pending = [];
        size = 0;
      }
      if (size > 0) await writeAll(target, Buffer.concat(pending), bytes);
      bytes += size;
    });
    const known = header.entries * ENTRY_BYTES;
    await this.#inFile(file.indexPath, known, (target) => writeAll(target, entries, known));
    return { header: { ...header, bytes, ended: now, entries: header.entries + rows.length, partitions }, entries };
  }

  /** Opens a file, made when it is new, cut to what is known of it; on the disk when it resolves. */
  async #inFile(path: string, known: number, work: (target: DiskFile) => Promise<void>): Promise<void> {
    const { disk } = this.#parts;
    const target = await disk.open(path, known === 0 ? 'empty' : 'change');
    try {
      if (known > 0) await target.truncate(known);
      await work(target);
      await durably(target.sync());
    } finally {
      await target.close();
    }
    if (known === 0) await durably(disk.syncDirectory(dirname(path)));
  }

  /**
   * Writes changed rows over the old ones, and blanks over those that are gone or no longer fit. What it changes is in
   * the journal since the last snapshot, so that it may be cut short, and done again, at any time.
   */
  async #rewrite(replaced: readonly Replaced[]): Promise<void> {
    const byFile = new Map<ColdFile, Replaced[]>();
    for (const each of replaced) byFile.set(each.file, [...(byFile.get(each.file) ?? []), each]);
    for (const [file, own] of byFile) {
      await this.#change(file.path, async (target) => {
        for (const { entry, line } of own) {
          const { offset, length } = file.index.place(entry);
          await writeAll(target, line ?? Buffer.alloc(length, ' '), offset);
        }
      });
      const removed = own.filter(({ line }) => line === undefined);
      if (removed.length === 0) continue;
      await this.#change(file.indexPath, async (target) => {
        for (const { entry } of removed) await writeAll(target, Buffer.alloc(4), entry * ENTRY_BYTES + LENGTH_AT);
      });
    }
  }

  async #change(path: string, work: (target: DiskFile) => Promise<void>): Promise<void> {
    const target = await this.#parts.disk.open(path, 'change');
    try {
      await work(target);
      await durably(target.sync());
    } finally {
      await target.close();
    }
  }

  /** The snapshot that names the files is on the disk: the rows leave memory, in slices between the requests. */
  async #adopt({
    written,
    dropped,
    settled,
  }: {
    written: readonly Written[];
    dropped: readonly ColdFile[];
    settled: readonly { readonly table: ArchivedTable; readonly replaced: readonly Replaced[] }[];
  }): Promise<void> {
    const slices = createSlices();
    for (const { table, replaced } of settled) for (const each of replaced) table.settled(each);
    for (const { collection, file, header, rows, entries } of written) {
      const files = this.#files.get(collection) ?? [];
      this.#files.set(collection, files);
      if (!files.includes(file)) files.push(file);
      file.header = header;
      for (const tenant of header.partitions) this.#parts.core.archivedTable(collection, tenant).addFile(file);
      for (const [at, { row, table }] of rows.entries()) {
        const pause = slices.pause();
        if (pause) await pause;
        table.archived(row, { file, entry: file.index.add(readEntry(entries, at)) });
      }
    }
    for (const files of this.#files.values()) for (const file of files) await this.#sortInto(file);
    for (const file of dropped) await this.#drop(file);
  }

  /**
   * Entries that are enough for a run leave memory. Not synced: whatever is wrong with the file at the next start is made
   * anew, and what cannot be written now stays in memory until the next snapshot.
   */
  async #sortInto(file: ColdFile): Promise<void> {
    try {
      for (let run = file.index.nextRun(); run !== undefined; run = file.index.nextRun()) {
        const target = await this.#parts.disk.open(file.sortedPath, run.offset === 0 ? 'empty' : 'change');
        try {
          await writeAll(target, run.bytes, run.offset);
        } finally {
          await target.close();
        }
        file.index.written(run);
      }
    } catch (error) {
      if (errorCode(error) === '') throw error;
    }
  }

  /** Nobody is given an answer again that is that old. */
  async #drop(file: ColdFile): Promise<void> {
    for (const [collection, files] of this.#files) {
      if (!files.includes(file)) continue;
      files.splice(files.indexOf(file), 1);
      for (const [, table] of this.#parts.core.archivedTables(collection)) table.dropFile(file);
    }
    file.close();
    for (const path of [file.path, file.indexPath, file.sortedPath])
      await this.#parts.disk.unlink(path).catch(() => undefined);
  }
}

function damaged(path: string, file: string): StoreFileError {
  const hint = `It belongs to ${file}: restore both from the same backup.`;
  return new StoreFileError({ path, problem: 'the file is missing or shorter than the snapshot says', hint });
}
