import fs from 'node:fs';
import { errorCode } from '../disk.ts';
import { StoreFileError } from '../store-file-error.ts';

type Holder = { readonly pid: number; readonly boot: string; readonly started: string };

/** @throws StoreFileError while a server of the earlier format has the data open */
export function refuseWhileHeld(file: string): void {
  const path = `${file}.lock`;
  const holder = holderIn(textOf(path));
  if (holder === undefined || !isRunning(holder)) return;
  const problem = `the data is in use by process ${holder.pid}`;
  throw new StoreFileError({ path: file, problem, hint: `Stop that server. (Lock: ${path})` });
}

function holderIn(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined; // cut short by a crash
  }
}

/** A process number alone is not enough: numbers are used again, at once after a restart. */
function isRunning({ pid, boot, started }: Holder): boolean {
  if (boot !== textOf('/proc/sys/kernel/random/boot_id').trim()) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false; // EPERM: it runs, under another user
  }
  const line = textOf(`/proc/${pid}/stat`);
  // The 22nd value, counted from behind the name, which may contain spaces.
  return started === '' || line === '' || line.slice(line.lastIndexOf(')') + 2).split(' ')[19] === started;
}

/** '' where there is none, or the system does not tell. */
function textOf(path: string): string {
  try {
    return fs.readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
