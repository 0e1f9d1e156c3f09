import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { errorCode } from './disk.ts';
import type { Disk } from './disk.ts';
import { lockPath } from './file-names.ts';
import { StoreFileError } from './store-file-error.ts';

/** Who holds the data. A process number alone is not enough: numbers are used again, at once after a restart. */
type Holder = { readonly pid: number; readonly boot: string; readonly started: string };

export type Lock = { release(): Promise<void> };

const HALF_WRITTEN = 100; // ms to wait for the contents of a lock that another process is just making

/** Keeps a second server away from the data. A lock whose process is gone is taken over. @throws StoreFileError */
export async function acquireLock(disk: Disk, file: string): Promise<Lock> {
  const path = lockPath(file);
  const own = JSON.stringify(self());
  for (;;) {
    if (await create({ disk, path, content: own })) return { release: () => release({ disk, path, content: own }) };
    const content = await contentOf(disk, path);
    if (content === undefined) continue; // released in this moment
    const holder = parse(content);
    if (holder !== undefined && isRunning(holder)) {
      throw new StoreFileError({
        path: file,
        problem: `the data is in use by process ${holder.pid}`,
        hint: `Stop that server, or give this one another DB_FILE. (Lock: ${path})`,
      });
    }
    await takeAway({ disk, path, content });
  }
}

async function create({ disk, path, content }: { disk: Disk; path: string; content: string }): Promise<boolean> {
  try {
    const lock = await disk.open(path, 'new');
    try {
      await lock.write(Buffer.from(content), 0);
    } finally {
      await lock.close();
    }
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    await disk.unlink(path).catch(() => undefined);
    throw error;
  }
}

async function contentOf(disk: Disk, path: string): Promise<string | undefined> {
  try {
    const content = (await disk.readFile(path)).toString('utf8');
    if (content !== '') return content;
    await setTimeout(HALF_WRITTEN);
    return (await disk.readFile(path)).toString('utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Moves a stale lock aside rather than removing it: another process may have put its own in that place meanwhile. */
async function takeAway({ disk, path, content }: { disk: Disk; path: string; content: string }): Promise<void> {
  const aside = `${path}.${process.pid}`;
  try {
    await disk.rename(path, aside);
    const moved = (await disk.readFile(aside)).toString('utf8');
    if (moved !== content) await disk.link(aside, path);
    await disk.unlink(aside);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

async function release({ disk, path, content }: { disk: Disk; path: string; content: string }): Promise<void> {
  if ((await contentOf(disk, path)) === content) await disk.unlink(path);
}

function self(): Holder {
  return { pid: process.pid, boot: bootId(), started: startOf(process.pid) ?? '' };
}

function parse(content: string): Holder | undefined {
  try {
    const { pid, boot, started } = JSON.parse(content) as Partial<Holder>;
    return typeof pid === 'number' ? { pid, boot: boot ?? '', started: started ?? '' } : undefined;
  } catch {
    return undefined;
  }
}

function isRunning({ pid, boot, started }: Holder): boolean {
  if (boot !== bootId()) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false; // EPERM: it runs, under another user
  }
  const now = startOf(pid);
  return started === '' || now === undefined || now === started;
}

/** Changes with every start of the machine; '' where the system does not tell. */
function bootId(): string {
  return readSystemFile('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
}

/** When a process started, in ticks since the machine did. */
function startOf(pid: number): string | undefined {
  const STARTED = 19; // the 22nd value of the line, counted from behind the name, which may contain spaces
  const line = readSystemFile(`/proc/${pid}/stat`);
  return line?.slice(line.lastIndexOf(')') + 2).split(' ')[STARTED];
}

function readSystemFile(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
