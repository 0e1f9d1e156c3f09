import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import type { CheckResult, CheckSetup } from '../../src/config/check/check-config.ts';
import { goneFile } from '../../src/config/check/gone-file.ts';
import { checkLocales } from '../../src/config/check/locales-pass.ts';
import { mendSteps } from '../../src/config/check/mend.ts';
import type { SourceFile } from '../../src/config/check/source.ts';
import { type Config, type Finding, type Language, LANGUAGES } from '../../src/config/types.ts';
import { changedNames } from './changed-names.ts';
import { type ConfigFile, createSnapshot, type Snapshot } from './snapshot.ts';
import { readText } from './read-text.ts';
import { type FormerNames, formerNamesAfter } from './former-names.ts';
import { type GoodFile, openLastGood } from './last-good.ts';
import { misfitsBetween } from './misfits.ts';
import type { Rules } from './rules/rules.ts';
import { inSlices } from '../store/slices.ts';
import type { Catalogues, Texts } from '../../src/config/catalogues.ts';
import type { Store } from '../store/types.ts';
import { writeAtomically } from '../store/write-atomically.ts';

/** ms; editors save a file in several steps */
const DEBOUNCE = 100;

/** What changed in one replacement of the configuration. */
export type ConfigChange =
  { readonly kind: 'config'; readonly names: readonly string[] } | { readonly kind: 'locales' };

/** The current configuration; replaced as a whole while the server runs. */
export type LiveConfig = {
  readonly current: () => Snapshot;
  /** Calls `listener` after each replacement. @returns a function that stops it */
  readonly onChange: (listener: (change: ConfigChange) => void) => () => void;
  /** Changes files of `resources/`, all or none, if they are still as seen and the check reports nothing new. */
  readonly rewrite: (rewrite: Rewrite) => Promise<Rewritten>;
  /** Names that the file of a resource used in earlier versions. */
  readonly former: (path: string) => FormerNames | undefined;
  /** Replaces the findings that come from the records. */
  readonly note: (findings: readonly Finding[]) => void;
  /** From now on a change of a field that these records do not fit stays as it was; what changed before a start counts, too. */
  readonly heed: (records: Records) => Promise<void>;
  /** Reads everything again now. */
  readonly reload: () => Promise<void>;
  /** Resolves once every later change will be noticed; everything before has been read. */
  readonly watching: Promise<void>;
  readonly close: () => Promise<void>;
};

/** `seen`: fingerprint of the text that the change is based on. */
export type FileChange = { readonly path: string; readonly text: string; readonly seen: string };
export type Rewrite = {
  readonly files: readonly FileChange[];
  /** Only a dry run. */
  readonly isDryRun: boolean;
  /** A final check of the configuration as it would be; anything it throws cancels the change. */
  readonly accept: (candidate: Snapshot) => void;
  /** Runs once the files are written; if it fails, they are put back. */
  readonly then?: () => Promise<void>;
};
export type Rewritten =
  | { readonly kind: 'done' }
  /** Somebody else has changed these files since. */
  | { readonly kind: 'stale'; readonly paths: readonly string[] }
  | { readonly kind: 'wrong'; readonly findings: readonly Finding[] };

/** Identifies the text of a file. */
export const fingerprintOf = (text: string): string => createHash('sha1').update(text).digest('base64url');

type Records = Pick<Store, 'table' | 'tenants' | 'collections'>;
type Sources = Omit<CheckSetup, 'files' | 'schemas'>;

async function filesBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** @param folder what paths begin with */
async function readSources(root: string, folder = 'resources'): Promise<SourceFile[]> {
  const paths = await filesBelow(root);
  const read = await Promise.all(
    paths.map(async (path): Promise<SourceFile | undefined> => {
      // A file may be deleted between listing and reading: then it is simply not there.
      const read = await readText(path).catch(() => undefined);
      return read && { path: `${folder}/${relative(root, path).split(sep).join('/')}`, ...read };
    }),
  );
  return read.filter((file) => file !== undefined);
}

const isSameFile = (one: SourceFile | undefined, other: SourceFile): boolean =>
  one?.path === other.path && one.text === other.text && one.encoding === other.encoding;

/** Reads `resources/`; unchanged files keep their object, so whatever was derived from them stays valid. */
function resourcesReader(root: string): () => Promise<SourceFile[]> {
  let known = new Map<string, SourceFile>();
  return async () => {
    const read = await readSources(root);
    const files = read.map((file) => {
      const before = known.get(file.path);
      return before && isSameFile(before, file) ? before : file;
    });
    known = new Map(files.map((file) => [file.path, file]));
    return files;
  };
}

const LOCALES = 'locales';
const ACCESS_CSV = 'resources/_access.csv';

function catalogueOf(
  files: readonly SourceFile[],
  language: Language,
  last: Readonly<Record<string, Texts>>,
): Record<string, Texts> {
  const folder = `${LOCALES}/${language}/`;
  const catalogue: Record<string, Texts> = {};
  for (const file of files) {
    if (!file.path.startsWith(folder)) continue;
    const name = file.path.slice(folder.length, -'.json'.length);
    // Half-written or broken: the last good texts stay in force.
    if (file.encoding === undefined && isJson(file)) catalogue[name] = JSON.parse(file.text) as Texts;
    else if (last[name]) catalogue[name] = last[name];
  }
  // The folder is being replaced or is gone: showing keys instead of texts would help nobody.
  return Object.keys(catalogue).length > 0 ? catalogue : { ...last };
}

type Locales = { readonly catalogues: Catalogues; readonly findings: readonly Finding[] };

/** The texts in force, and what is wrong with their files. Checked only when one of them has changed. */
function localesReader(root: string) {
  let known: { readonly files: readonly SourceFile[]; readonly locales: Locales } | undefined;
  return async (last: Catalogues): Promise<Locales> => {
    const files = (await readSources(root, LOCALES)).filter(({ path }) => path.endsWith('.json'));
    const isSame = (file: SourceFile, index: number): boolean => isSameFile(known?.files[index], file);
    if (known?.files.length === files.length && files.every(isSame)) return known.locales;
    const of = (language: Language) => catalogueOf(files, language, last[language]);
    const locales = { catalogues: { en: of('en'), tr: of('tr') }, findings: checkLocales(files) };
    known = { files, locales };
    return locales;
  };
}

type Checked = Omit<CheckResult, 'names'> & Pick<Snapshot, 'sources' | 'files' | 'readAt' | 'isWhole'>;

const textsOf = (files: readonly SourceFile[]): ReadonlyMap<string, string> =>
  new Map(files.map(({ path, text }) => [path, text]));

/** The schemas, by the files they describe. */
function parted(all: readonly SourceFile[]) {
  const isSchema = ({ path }: SourceFile): boolean => path.startsWith('resources/schemas/');
  return { schemas: all.filter(isSchema), files: all.filter((file) => !isSchema(file)) };
}

/** Shared files that all others depend on: the policy, the menu, lists of values, schemas. */
const isShared = ({ path }: SourceFile): boolean => /^resources\/(?:_[^/]+|schemas\/.+)$/.test(path);

function isJson({ text }: SourceFile): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A dry run never becomes a version to fall back to. */
function restore<Version>(good: Map<string, Version>, before: ReadonlyMap<string, Version>, path: string): void {
  const version = before.get(path);
  if (version === undefined) good.delete(path);
  else good.set(path, version);
}

/**
 * Reads `resources/` and `locales/`, checks them, and watches for changes. A file with an error affects only itself: if
 * it was good before, its last good version stays in force, and otherwise it is off.
 * @param isWatching false for tests and one-shot commands
 */
export async function openLiveConfig({
  resourcesDir,
  localesDir,
  known: { rules, ...known },
  isWatching,
  lastGoodFile,
}: {
  resourcesDir: string;
  localesDir: string;
  /** What the configuration may name of code, and the rules behind those names. */
  known: Sources['known'] & { readonly rules: Rules };
  isWatching: boolean;
  /** Where the last good versions are stored across restarts. */
  lastGoodFile?: string | undefined;
}): Promise<LiveConfig> {
  const lastGoodStore = await openLastGood(lastGoodFile);
  const readResources = resourcesReader(resourcesDir);
  const readLocales = localesReader(localesDir);
  /** The last version of each file without errors, and when it was read. */
  const lastGood = new Map<string, GoodFile>(Object.entries(lastGoodStore.found.files));
  /** Findings that come from the records. */
  let noted: readonly Finding[] = [];
  const listeners = new Set<(change: ConfigChange) => void>();
  /** The records, and the configuration that they have fitted until now. */
  let heeded: { readonly records: Records; readonly fitted: Config } | undefined;

  /** Shared files that used to exist and are gone. */
  const missingFrom = (files: readonly SourceFile[]): SourceFile[] =>
    [...lastGood]
      .map(([path, { text }]) => ({ path, text }))
      .filter((file) => isShared(file) && !files.some(({ path }) => path === file.path));

  const check = async (all: readonly SourceFile[]): Promise<Checked> => {
    const readAt = new Date().toISOString();
    const missing = missingFrom(all);
    const parts = parted([...all, ...missing]);
    const { files } = parts;
    const goodText = (file: SourceFile): string => lastGood.get(file.path)?.text ?? file.text;
    const schemas = parts.schemas.map((file) => (isJson(file) ? file : { path: file.path, text: goodText(file) }));
    const setup = { files, known, schemas, good: lastGood };
    const first = await inSlices(mendSteps(setup));
    const misfits = heeded
      ? await misfitsBetween({
          ...{ before: heeded.fitted, after: first.config, files, store: heeded.records, now: readAt },
          changed: new Set(files.flatMap(({ path, text }) => (lastGood.get(path)?.text === text ? [] : [path]))),
        })
      : [];
    const checked = misfits.length === 0 ? first : await inSlices(mendSteps({ ...setup, misfits }));
    const { config, texts, wrong, asBefore } = checked;
    for (const file of [...files, ...schemas]) {
      if (wrong.has(file.path)) continue;
      const before = lastGood.get(file.path);
      const names = file.path === ACCESS_CSV ? checked.names : undefined;
      if (before?.text === file.text && (!names || JSON.stringify(before.names) === JSON.stringify(names))) continue;
      const former = file.path.endsWith('.json') ? formerNamesAfter(before, file.text) : undefined;
      const since = before?.text === file.text ? before.readAt : readAt;
      lastGood.set(file.path, { text: file.text, readAt: since, ...(former && { former }), ...(names && { names }) });
    }
    const inForce = files.map((file): ConfigFile => ({
      path: file.path,
      readAt: lastGood.get(file.path)?.readAt ?? readAt,
      isLastGood: asBefore.has(file.path),
    }));
    const isFileMissing = [...lastGood.keys()].some((path) => !all.some((file) => file.path === path));
    return {
      config,
      findings: [...missing.map(({ path }) => goneFile(path)), ...checked.findings],
      isWhole: !isFileMissing && wrong.size === 0,
      sources: textsOf(files.map((file) => ({ path: file.path, text: texts.get(file.path) ?? file.text }))),
      files: inForce,
      readAt,
    };
  };

  const read = async (last: Catalogues): Promise<Snapshot> => {
    const [files, { catalogues, findings }] = await Promise.all([readResources(), readLocales(last)]);
    const checked = await check(files);
    return createSnapshot({ ...checked, catalogues, rules, findings: [...checked.findings, ...findings, ...noted] });
  };

  const keep = ({ catalogues }: Snapshot): void =>
    lastGoodStore.keep({ files: Object.fromEntries(lastGood), catalogues });

  let current = await read(lastGoodStore.found.catalogues);
  keep(current);

  const replaceBy = async (next: Snapshot): Promise<void> => {
    keep(next);
    if (heeded) heeded = { ...heeded, fitted: next.config };
    const names = await changedNames(current.config, next.config);
    const before = current;
    const isNewConfig =
      before.config.version !== next.config.version ||
      JSON.stringify(before.findings) !== JSON.stringify(next.findings);
    const etags = ({ catalogueTexts: { product, demo } }: Snapshot) =>
      LANGUAGES.flatMap((language) => [product[language].etag, demo[language].etag]).join();
    const isNewText = etags(before) !== etags(next);
    // Nothing has changed, as after every start: whatever was derived stays.
    if (!isNewConfig && !isNewText) return;
    current = next;
    for (const listener of listeners) {
      if (isNewConfig) listener({ kind: 'config', names });
      if (isNewText) listener({ kind: 'locales' });
    }
  };
  const swap = async (): Promise<void> => replaceBy(await read(current.catalogues));
  let queue = Promise.resolve();
  const reload = (): Promise<void> => {
    queue = queue.then(swap).catch((error: unknown) => {
      console.error('The configuration could not be read again; the last one stays.', error);
    });
    return queue;
  };

  const rewriteNow = async ({ files, isDryRun, accept, then }: Rewrite): Promise<Rewritten> => {
    const all = await readResources();
    const before = textsOf(all);
    const staleIn = (texts: ReadonlyMap<string, string>): readonly string[] =>
      files.filter(({ path, seen }) => fingerprintOf(texts.get(path) ?? '') !== seen).map(({ path }) => path);
    if (staleIn(before).length > 0) return { kind: 'stale', paths: staleIn(before) };
    const goodBefore = new Map(lastGood);
    const checked = await check(all.map((file) => files.find(({ path }) => path === file.path) ?? file));
    const isNew = ({ code, file, pointer }: Finding): boolean =>
      !current.findings.some((old) => old.code === code && old.file === file && old.pointer === pointer);
    const wrong = checked.findings.filter((finding) => finding.level === 'error' && isNew(finding));
    const fileAt = (path: string): string => join(resourcesDir, path.slice('resources/'.length));
    const written: string[] = [];
    let isDone = false;
    try {
      if (wrong.length > 0) return { kind: 'wrong', findings: wrong };
      const candidate = await createSnapshot({ ...checked, catalogues: current.catalogues, rules });
      accept(candidate);
      if (isDryRun) return { kind: 'done' };
      // The check took a moment; an editor may have saved in the meantime.
      const paths = staleIn(textsOf(await readResources()));
      if (paths.length > 0) return { kind: 'stale', paths };
      for (const { path, text } of files) {
        written.push(path);
        await writeAtomically(fileAt(path), text);
      }
      await then?.();
      isDone = true;
      await replaceBy(candidate);
      return { kind: 'done' };
    } catch (error) {
      if (!isDone) for (const path of written) await writeAtomically(fileAt(path), before.get(path) ?? '');
      throw error;
    } finally {
      if (!isDone) for (const { path } of files) restore(lastGood, goodBefore, path);
    }
  };
  /** Runs tasks one after another, never between another's reading and replacing. */
  const rewrite = (wanted: Rewrite): Promise<Rewritten> => {
    const done = queue.then(() => rewriteNow(wanted));
    queue = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  };

  let timer: NodeJS.Timeout | undefined;
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void reload(), DEBOUNCE);
  };
  const watcher = isWatching ? watch([resourcesDir, localesDir], { ignoreInitial: true }).on('all', later) : undefined;
  // The watcher needs a moment to find the files; changes in that moment went unreported, so everything is read again.
  const watching = watcher
    ? new Promise<void>((resolve) => watcher.once('ready', resolve)).then(reload)
    : Promise.resolve();

  return {
    current: () => current,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    rewrite,
    former: (path) => lastGood.get(path)?.former,
    note: (findings) => {
      const own = current.findings.filter((finding) => !noted.includes(finding));
      const isSame = JSON.stringify(noted) === JSON.stringify(findings);
      noted = findings;
      if (isSame) return;
      current = { ...current, findings: [...own, ...noted] };
      for (const listener of listeners) listener({ kind: 'config', names: [] });
    },
    heed: async (records) => {
      const found = Object.entries(lastGoodStore.found.files);
      const changed = found.filter(([path, { text }]) => lastGood.get(path)?.text !== text);
      heeded = { records, fitted: current.config };
      if (changed.length === 0) return;
      const { files, schemas } = parted(found.map(([path, { text }]) => ({ path, text })));
      heeded = { records, fitted: (await inSlices(mendSteps({ files, known, schemas, good: new Map() }))).config };
      for (const [path, good] of changed) lastGood.set(path, good);
      await reload();
    },
    reload,
    watching,
    close: async () => {
      clearTimeout(timer);
      await watcher?.close();
      await queue;
      await lastGoodStore.close();
    },
  };
}
