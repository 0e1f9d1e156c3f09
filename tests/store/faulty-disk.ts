import { machineDisk } from '../../json-server/store/disk.ts';
import type { Disk, DiskFile } from '../../json-server/store/disk.ts';

export type Fault = {
  /** Which call fails, counting from 1 … */
  readonly call: number;
  /** … and how many after it do too. */
  readonly count?: number;
  readonly code: 'EIO' | 'ENOSPC' | 'EACCES' | 'EMFILE' | 'short write' | 'crash';
};

/** Which calls can fail; reading and listing are faults of opening, tested there. */
const FAULTY = ['open', 'rename', 'link', 'unlink', 'syncDirectory', 'write', 'truncate', 'dataSync', 'sync', 'close'];

/**
 * The machine's disk, except that some calls fail. `short write`: half of the bytes are written, without an error;
 * `crash`: that call and all later ones fail and change nothing, as if the machine stopped.
 */
export function faultyDisk(fault?: Fault): { disk: Disk; calls: string[] } {
  const calls: string[] = [];
  const failing = (name: string): boolean => {
    if (!FAULTY.includes(name)) return false;
    calls.push(name);
    if (fault === undefined) return false;
    const last = fault.code === 'crash' ? Infinity : fault.call + (fault.count ?? 0);
    return calls.length >= fault.call && calls.length <= last;
  };
  const run = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    if (!failing(name) || fault?.code === 'short write') return work();
    throw Object.assign(new Error(`${fault?.code ?? ''}: ${name} failed`), { code: fault?.code });
  };
  const wrap = (file: DiskFile): DiskFile => ({
    write: async (bytes, position) => {
      if (!failing('write')) return file.write(bytes, position);
      const half = bytes.subarray(0, Math.ceil(bytes.length / 2));
      // A full or failing disk, too, often takes a part before it refuses.
      if (fault?.code !== 'crash') await file.write(half, position);
      if (fault?.code === 'short write') return half.length;
      throw Object.assign(new Error(`${fault?.code ?? ''}: write failed`), { code: fault?.code });
    },
    sync: () => run('sync', () => file.sync()),
    // The descriptor is gone even when close reports an error.
    close: () => file.close().then(() => run('close', () => Promise.resolve())),
  });
  const disk: Disk = {
    ...machineDisk,
    open: (path, mode) => run('open', async () => wrap(await machineDisk.open(path, mode))),
    rename: (from, to) => run('rename', () => machineDisk.rename(from, to)),
    unlink: (path) => run('unlink', () => machineDisk.unlink(path)),
    syncDirectory: (path) => run('syncDirectory', () => machineDisk.syncDirectory(path)),
  };
  return { disk, calls };
}
