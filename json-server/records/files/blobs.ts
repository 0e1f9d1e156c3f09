import { join } from 'node:path';
import { type Disk, errorText, machineDisk, writeAll } from '../../store/disk.ts';
import { StoreUnavailable } from '../../store/types.ts';

/**
 * Storage for the bytes of uploads, under names made by the server: here a folder, and memory for tests;
 * `open-blobs.ts` knows all kinds.
 */
export type Blobs = {
  /** Resolves once all bytes are stored under this name. @throws StoreUnavailable if they cannot be */
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** @throws StoreUnavailable if it is unknown whether the file exists */
  readonly read: (name: string) => Promise<Buffer | undefined>;
  /** Does nothing if the name is already gone. */
  readonly remove: (name: string) => Promise<void>;
  readonly names: () => Promise<readonly string[]>;
  /** Whether there is space beyond the reserve, which is for everything but uploads; true when unknown. */
  readonly hasRoom: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};

/** Names that only the server makes; other files are neither read nor removed. */
const OWN_NAME = /^[0-9a-f]{40}$/;
export const isOwnName = (name: string): boolean => OWN_NAME.test(name);

/** @throws Error if the name comes from a caller */
export function checkedName(name: string): string {
  if (!isOwnName(name)) throw new Error('A blob has a name of the server');
  return name;
}

/** Blobs that end with the process. */
export function memoryBlobs(): Blobs {
  const stored = new Map<string, Buffer>();
  return {
    put: (name, bytes) => Promise.resolve().then(() => void stored.set(checkedName(name), Buffer.from(bytes))),
    read: (name) => Promise.resolve(stored.get(name)),
    remove: (name) => Promise.resolve(void stored.delete(name)),
    names: () => Promise.resolve([...stored.keys()]),
    hasRoom: () => Promise.resolve(true),
    close: () => Promise.resolve(),
  };
}

const PART = '.part';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

type Options = {
  readonly disk?: Disk;
  /** Percent of the disk that uploads leave free, so that records and sign-ins can still be written. */
  readonly reserve?: number;
};

/**
 * A folder beside the data, never below the web root. A file is written under another name, synced, then renamed (S14).
 */
export function folderBlobs(folder: string, { disk = machineDisk, reserve = 0 }: Options = {}): Blobs {
  const made = (): Promise<void> => disk.makeDirectory(folder);
  const unlink = (path: string): Promise<void> =>
    disk.unlink(path).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  return {
    put: async (sent, bytes) => {
      const name = checkedName(sent);
      const part = join(folder, name + PART);
      const whole = join(folder, name);
      try {
        await made();
        const file = await disk.open(part, 'new');
        try {
          await writeAll(file, bytes, 0);
          await file.sync();
        } finally {
          await file.close();
        }
        await disk.rename(part, whole);
        await disk.syncDirectory(folder);
      } catch (error) {
        await unlink(part).catch(() => undefined); // otherwise the next sweep finds it
        throw new StoreUnavailable(`The disk refused an upload: ${errorText(error)}`, { cause: error });
      }
    },
    read: async (name) => {
      if (!isOwnName(name)) return undefined;
      return disk.readFile(join(folder, name)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw new StoreUnavailable(`The disk refused an upload: ${errorText(error)}`, { cause: error });
      });
    },
    remove: async (name) => {
      if (!isOwnName(name)) return;
      await unlink(join(folder, name));
      await unlink(join(folder, name + PART));
    },
    names: async () => {
      const found = await disk.list(folder).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      return [...new Set(found.map((name) => name.replace(/\.part$/, '')))].filter(isOwnName);
    },
    hasRoom: () =>
      made()
        .then(() => disk.freePercent(folder))
        .then(
          (free) => free >= reserve,
          () => true, // `put` reports the reason
        ),
    close: () => Promise.resolve(),
  };
}
