import type { Environment } from '../../http/environment.ts';
import type { Blobs } from '../../records/files/blobs.ts';
import type { Engine } from '../../store/engine.ts';
import type { DataPlace } from './places.ts';
import type { StartProgress } from './progress.ts';

/** What each command is given. */
export type Command = {
  readonly environment: Environment;
  /** Where the server's own data lie. */
  readonly own: DataPlace;
  /** Bytes of uploads. */
  readonly blobs: Blobs;
  readonly openEngine: (place: DataPlace) => Promise<Engine>;
  /** Says what would be done, and changes nothing. */
  readonly isDry: boolean;
  /** Writes over what is there. */
  readonly isForced: boolean;
  /** Exports secrets and the server's own collections too. */
  readonly isWhole: boolean;
  readonly print: (line: string) => void;
  readonly progress: StartProgress;
};

/** Lines of counts a collection, and their sum. */
export function printCounts({ print }: Pick<Command, 'print'>, counts: ReadonlyMap<string, number>): void {
  let total = 0;
  for (const [collection, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    total += count;
    print(`  ${String(count).padStart(9)}  ${collection}`);
  }
  print(`${total} records of ${counts.size} collections.`);
}
