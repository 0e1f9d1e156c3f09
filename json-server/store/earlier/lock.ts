import { readFileSync } from 'node:fs';
import { errorCode } from '../disk.ts';
import { StoreFileError } from '../store-file-error.ts';

/**
 * @throws StoreFileError when a server of the earlier format still uses the data: its process, from this boot, is
 * running
 */
export function refuseIfHeld(file: string): void {
  const lock = `${file}.lock`;
  const { pid, boot, started } = holderIn(textOf(lock));
  if (pid === undefined || boot !== textOf('/proc/sys/kernel/random/boot_id').trim() || !isRunning(pid)) return;
  const now = startOf(pid);
  if (started !== '' && now !== '' && started !== now) return; // the number is in use by another process
  throw new StoreFileError({
    path: file,
    problem: `the data is in use by process ${pid}`,
    hint: `Stop that server, or give this one another DB_FILE. (Lock: ${lock})`,
  });
}

type Holder = { readonly pid?: number; readonly boot: string; readonly started: string };

function holderIn(text: string): Holder {
  try {
    return { boot: '', started: '', ...(JSON.parse(text) as Partial<Holder>) };
  } catch {
    return { boot: '', started: '' };
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH'; // EPERM: it is running, under another user
  }
}

/** The start time of a process in ticks since boot: the 22nd value, counted from after the name. */
function startOf(pid: number): string {
  const line = textOf(`/proc/${pid}/stat`);
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

/** '' when there is none. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
