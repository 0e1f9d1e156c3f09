import fs from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** The few things the store asks of a file system; tests pass one that fails. All reject with the system's error. */
export type Disk = {
  /** `new` fails when the file exists; `empty` creates or empties it; `change` opens what is there. */
  open(path: string, mode: 'new' | 'empty' | 'change'): Promise<DiskFile>;
  readFile(path: string): Promise<Buffer>;
  /** The end of a chain of links; the last link may point to a file that does not exist yet. */
  realPath(path: string): Promise<string>;
  /** Names in a directory. */
  list(directory: string): Promise<string[]>;
  makeDirectory(path: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  unlink(path: string): Promise<void>;
  /** Makes created, renamed and removed names of a directory durable. */
  syncDirectory(path: string): Promise<void>;
  /** Percent of the file system of this directory that is free for us. */
  freePercent(directory: string): Promise<number>;
};

export type DiskFile = {
  /** @returns how many bytes were written, which may be fewer than given */
  write(bytes: Uint8Array, position: number): Promise<number>;
  /** Syncs to the disk (fsync). */
  sync(): Promise<void>;
  close(): Promise<void>;
};

/** The data contain personal details and password hashes: readable by the owner only. */
const OWNER_ONLY = 0o600;
const FLAGS = { new: 'wx', empty: 'w', change: 'r+' } as const;

const open = promisify(fs.open);
const close = promisify(fs.close);
const fsync = promisify(fs.fsync);

/** The longest chain of links Linux follows. */
const MAX_LINKS = 40;

async function realPathOf(path: string, left = MAX_LINKS): Promise<string> {
  try {
    return await fs.promises.realpath(path);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' || left === 0) throw error;
    const target = await fs.promises.readlink(path).catch(() => undefined);
    if (target === undefined) return join(await fs.promises.realpath(dirname(path)), basename(path));
    return realPathOf(resolve(dirname(path), target), left - 1);
  }
}

/** The file system of this machine. */
export const machineDisk: Disk = {
  async open(path, mode) {
    const descriptor = await open(path, FLAGS[mode], OWNER_ONLY);
    return {
      write: (bytes, position) =>
        new Promise((resolve, reject) =>
          fs.write(descriptor, bytes, 0, bytes.length, position, (error, written) =>
            error === null ? resolve(written) : reject(error),
          ),
        ),
      sync: () => fsync(descriptor),
      close: () => close(descriptor),
    };
  },
  // One large read at the start; the asynchronous form reads in small pieces and takes three times as long.
  readFile: (path) => new Promise((resolve) => resolve(fs.readFileSync(path))),
  realPath: (path) => realPathOf(path),
  list: (directory) => fs.promises.readdir(directory),
  makeDirectory: async (path) => {
    await fs.promises.mkdir(path, { recursive: true });
  },
  rename: (from, to) => fs.promises.rename(from, to),
  unlink: (path) => fs.promises.unlink(path),
  async syncDirectory(path) {
    // Windows cannot open directories; its renames need no sync.
    if (process.platform === 'win32') return;
    const descriptor = await open(path, 'r');
    try {
      await fsync(descriptor);
    } finally {
      await close(descriptor);
    }
  },
  async freePercent(directory) {
    const { bavail, blocks } = await fs.promises.statfs(directory);
    // A file system without a block count has no limit.
    return blocks === 0 ? 100 : (bavail / blocks) * 100;
  },
};

/** Writes all of `bytes`, in several calls if the disk takes fewer at once. @throws the system's error */
export async function writeAll(file: DiskFile, bytes: Uint8Array, position: number): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    const written = await file.write(done === 0 ? bytes : bytes.subarray(done), position + done);
    if (written <= 0) throw new Error('The disk took no bytes');
    done += written;
  }
}

export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** `ENOENT`, `ENOSPC` … or '' */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
