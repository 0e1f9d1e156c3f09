import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { checkConfig } from '../src/config/check/check-config.ts';
import { type Config, type Finding, type Language, LANGUAGES } from '../src/config/types.ts';
import { type ConfigFile, createSnapshot, type Snapshot } from './snapshot.ts';
import type { Catalogues, Texts } from './texts.ts';

/** ms; editors write a file in several steps */
const DEBOUNCE = 100;

/** What changed, in one swap. */
export type ConfigChange =
  { readonly kind: 'config'; readonly names: readonly string[] } | { readonly kind: 'locales' };

/** The configuration as it stands now; replaced as a whole while the server runs. */
export type LiveConfig = {
  readonly current: () => Snapshot;
  /** Called after a swap. @returns stops listening */
  readonly onChange: (listener: (change: ConfigChange) => void) => () => void;
  /** Reads everything again now. */
  readonly reload: () => Promise<void>;
  /** Fulfilled when every later change will be noticed; what changed before then has been read. */
  readonly watching: Promise<void>;
  readonly close: () => Promise<void>;
};

type SourceFile = { readonly path: string; readonly text: string };
type Sources = Omit<Parameters<typeof checkConfig>[0], 'files' | 'schemas'>;

async function filesBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function readSources(root: string): Promise<SourceFile[]> {
  const paths = await filesBelow(root);
  const read = await Promise.all(
    paths.map(async (path): Promise<SourceFile | undefined> => {
      // A file may go between listing and reading: then it is simply not there.
      const text = await readFile(path, 'utf8').catch(() => undefined);
      return text === undefined ? undefined : { path: `resources/${relative(root, path).split(sep).join('/')}`, text };
    }),
  );
  return read.filter((file) => file !== undefined);
}

async function readCatalogue(root: string, last: Readonly<Record<string, Texts>>): Promise<Record<string, Texts>> {
  const catalogue: Record<string, Texts> = {};
  for (const path of await filesBelow(root)) {
    if (!path.endsWith('.json')) continue;
    const name = relative(root, path).slice(0, -'.json'.length).split(sep).join('/');
    try {
      catalogue[name] = JSON.parse(await readFile(path, 'utf8')) as Texts;
    } catch {
      // Half-written or broken: the last good texts stay.
      if (last[name]) catalogue[name] = last[name];
    }
  }
  // A folder that is being replaced, or has gone: keys instead of texts would help nobody.
  return Object.keys(catalogue).length > 0 ? catalogue : { ...last };
}

async function readCatalogues(root: string, last: Catalogues): Promise<Catalogues> {
  const read = async (language: Language): Promise<Record<string, Texts>> =>
    readCatalogue(join(root, language), last[language]);
  return { en: await read('en'), tr: await read('tr') };
}

const hasError = (findings: readonly Finding[], path: string): boolean =>
  findings.some((finding) => finding.level === 'error' && finding.file === path);

/** Names of the resources and pages that one of the two has and the other has not, or has differently. */
function changedNames(before: Config, after: Config): string[] {
  const [old, now] = [before, after].map(({ resources, pages }): Readonly<Record<string, unknown>> => ({
    ...resources,
    ...pages,
  }));
  const names = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})]);
  return [...names].filter((name) => JSON.stringify(old?.[name]) !== JSON.stringify(now?.[name]));
}

/**
 * Reads `resources/` and `locales/`, checks them, and keeps watching. A file with an error turns off only itself, and
 * when it was good before, its last good version stays in force beside the finding.
 * @param isWatching false for tests and one-shot commands
 */
export async function openLiveConfig({
  resourcesDir,
  localesDir,
  known,
  isWatching,
}: {
  resourcesDir: string;
  localesDir: string;
  known: Sources['known'];
  isWatching: boolean;
}): Promise<LiveConfig> {
  /** The last text of each file that had no error, and when it was read. */
  const lastGood = new Map<string, { readonly text: string; readonly readAt: string }>();
  const listeners = new Set<(change: ConfigChange) => void>();

  const check = (all: readonly SourceFile[]) => {
    const readAt = new Date().toISOString();
    const schemas = all.filter((file) => file.path.startsWith('resources/schemas/'));
    const files = all.filter((file) => !file.path.startsWith('resources/schemas/'));
    const result = checkConfig({ files, known, schemas });
    const mended = files.map((file) => {
      const good = hasError(result.findings, file.path) ? lastGood.get(file.path) : undefined;
      return good === undefined ? file : { path: file.path, text: good.text };
    });
    for (const file of files) {
      if (hasError(result.findings, file.path) || lastGood.get(file.path)?.text === file.text) continue;
      lastGood.set(file.path, { text: file.text, readAt });
    }
    const isMended = mended.some((file, index) => file !== files[index]);
    const { config } = isMended ? checkConfig({ files: mended, known, schemas }) : result;
    const inForce = files.map((file, index): ConfigFile => ({
      path: file.path,
      readAt: lastGood.get(file.path)?.readAt ?? readAt,
      isLastGood: mended[index] !== file,
    }));
    return { config, findings: result.findings, files: inForce, readAt };
  };

  const read = async (last: Catalogues): Promise<Snapshot> => {
    const [files, catalogues] = await Promise.all([readSources(resourcesDir), readCatalogues(localesDir, last)]);
    return createSnapshot({ ...check(files), catalogues });
  };

  let current = await read({ en: {}, tr: {} });

  const swap = async (): Promise<void> => {
    const before = current;
    const next = await read(before.catalogues);
    const names = changedNames(before.config, next.config);
    const isNewConfig =
      before.config.version !== next.config.version ||
      JSON.stringify(before.findings) !== JSON.stringify(next.findings);
    const isNewText = LANGUAGES.some(
      (language) => before.catalogueTexts[language].etag !== next.catalogueTexts[language].etag,
    );
    // The same again, as after every start: what was worked out for it stays.
    if (!isNewConfig && !isNewText) return;
    current = next;
    for (const listener of listeners) {
      if (isNewConfig) listener({ kind: 'config', names });
      if (isNewText) listener({ kind: 'locales' });
    }
  };
  let queue = Promise.resolve();
  const reload = (): Promise<void> => {
    queue = queue.then(swap).catch((error: unknown) => {
      console.error('The configuration could not be read again; the last one stays.', error);
    });
    return queue;
  };

  let timer: NodeJS.Timeout | undefined;
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void reload(), DEBOUNCE);
  };
  const watcher = isWatching ? watch([resourcesDir, localesDir], { ignoreInitial: true }).on('all', later) : undefined;
  // Looking for the files takes the watcher a moment; what was saved meanwhile nobody reported, so it is read once more.
  const watching = watcher
    ? new Promise<void>((resolve) => watcher.once('ready', resolve)).then(reload)
    : Promise.resolve();

  return {
    current: () => current,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload,
    watching,
    close: async () => {
      clearTimeout(timer);
      await watcher?.close();
      await queue;
    },
  };
}
