import type { Finding } from '../../src/config/types.ts';
import type { SourceFile } from '../../src/config/check/source.ts';
import type { Catalogues } from '../../src/config/catalogues.ts';
import { type CheckedFiles, checkFiles, configOf, type GoodFiles, type Heeded, type Known } from './check-files.ts';
import type { FormerNames } from './former-names.ts';
import type { ConfigSource } from './config-source.ts';
import { type ConfigChange, createInForce } from './in-force.ts';
import { openLastGood } from './last-good.ts';
import { localesReader } from './locale-files.ts';
import { type ConfigCandidate, type Rewrite, rewriteFiles, type Rewritten } from './rewrite-files.ts';
import type { RuleBook } from './rules/rules.ts';
import { errorText } from '../store/disk.ts';
import type { StoreLog } from '../store/log.ts';
import { createSnapshot, type Snapshot } from './snapshot.ts';
import { sameWhileUnchanged } from './source-files.ts';

/** The current configuration; replaced as a whole while the server runs. */
export type LiveConfig = {
  readonly current: () => Snapshot;
  /** Calls `listener` after each replacement. @returns a function that stops it */
  readonly onChange: (listener: (change: ConfigChange) => void) => () => void;
  /** Changes files of `resources/`, all or none, if they are still as seen and the check reports nothing new. */
  readonly rewrite: (rewrite: Rewrite) => Promise<Rewritten>;
  /** Names that the file of a resource used in earlier versions. */
  readonly former: (path: string) => FormerNames | undefined;
  /** Replaces the findings about the records. */
  readonly note: (findings: readonly Finding[]) => void;
  /**
   * From now on, keeps the old version of a field when stored records do not fit its change, including changes made
   * before the start.
   */
  readonly heed: (records: Heeded['records']) => Promise<void>;
  /** Reads everything again now. */
  readonly reload: () => Promise<void>;
  /** Resolves once every later change will be noticed; all earlier changes have been read. */
  readonly watching: Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * Reads `resources/` and `locales/`, checks them, and watches for changes until it closes the source. A file with an
 * error affects only itself: its last good version stays in force, and without one it is off.
 * @param isWatching false for tests and one-shot commands
 */
export async function openLiveConfig({
  source,
  known: { rules, ...known },
  isWatching,
  lastGoodFile,
  log = () => undefined,
}: {
  source: ConfigSource;
  /** The names of code that the configuration may use, and the rules behind them. */
  known: Known & { readonly rules: RuleBook };
  isWatching: boolean;
  /** The file that keeps the last good versions across restarts. */
  lastGoodFile?: string | undefined;
  log?: StoreLog | undefined;
}): Promise<LiveConfig> {
  const lastGoodStore = await openLastGood(lastGoodFile);
  const found: GoodFiles = new Map(Object.entries(lastGoodStore.found.files));
  const readResources = sameWhileUnchanged(() => source.read('resources'));
  const readLocales = localesReader(() => source.read('locales'));
  const queue = createQueue();
  let good = found;
  let heeded: Heeded | undefined;

  const check = (all: readonly SourceFile[]): Promise<CheckedFiles> => checkFiles({ all, known, good, heeded });
  const read = async (last: Catalogues, noted: readonly Finding[]) => {
    const [files, { catalogues, findings }] = await Promise.all([readResources(), readLocales(last)]);
    const checked = await check(files);
    const all = [...checked.result.findings, ...findings, ...noted];
    const snapshot = await createSnapshot({ ...checked.result, catalogues, rules, findings: all });
    return { snapshot, good: checked.good };
  };
  const keep = (next: GoodFiles, { catalogues }: Snapshot): void => {
    good = next;
    lastGoodStore.keep({ files: Object.fromEntries(good), catalogues });
  };

  const first = await read(lastGoodStore.found.catalogues, []);
  keep(first.good, first.snapshot);
  const { replace, current, noted, note, onChange } = createInForce(first.snapshot);

  const putInForce = async (next: Snapshot, nextGood: GoodFiles): Promise<void> => {
    keep(nextGood, next);
    if (heeded) heeded = { ...heeded, fitted: next.config };
    await replace(next);
  };
  const reload = (): Promise<void> =>
    queue
      .run(async () => {
        const next = await read(current().catalogues, noted());
        await putInForce(next.snapshot, next.good);
      })
      .catch((error: unknown) => {
        const message = `The configuration could not be read again; the last one stays: ${errorText(error)}`;
        log({ level: 'error', message });
      });
  const candidateOf = async (files: readonly SourceFile[]): Promise<ConfigCandidate> => {
    const checked = await check(files);
    return {
      findings: checked.result.findings,
      snapshot: () => createSnapshot({ ...checked.result, catalogues: current().catalogues, rules }),
      putInForce: (next) => putInForce(next, checked.good),
    };
  };

  const watched = isWatching ? source.watch(() => void reload()) : undefined;
  return {
    current,
    onChange,
    rewrite: (wanted) =>
      queue.run(() =>
        rewriteFiles(wanted, { write: source.write, current: current(), readResources, check: candidateOf }),
      ),
    former: (path) => good.get(path)?.former,
    note,
    heed: async (records) => {
      const isChanged = await queue.run(async () => {
        const changed = [...found].filter(([path, { text }]) => good.get(path)?.text !== text);
        const fitted = changed.length > 0 ? await configOf(found, known) : current().config;
        heeded = { records, fitted };
        good = new Map([...good, ...changed]);
        return changed.length > 0;
      });
      if (isChanged) await reload();
    },
    reload,
    // What changed before the watcher was ready went unreported.
    watching: watched ? watched.ready.then(reload) : Promise.resolve(),
    close: async () => {
      await watched?.close();
      await queue.empty();
      await lastGoodStore.close();
      await source.close();
    },
  };
}

/** Runs tasks one after another, so none interrupts another between reading and replacing. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: <Result>(task: () => Promise<Result>): Promise<Result> => {
      const done = last.then(task);
      last = done.catch(() => undefined);
      return done;
    },
    empty: () => last,
  };
}
