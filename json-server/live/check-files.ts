import type { CheckResult, CheckSetup } from '../../src/config/check/check-config.ts';
import { missingSharedFile } from '../../src/config/check/gone-file.ts';
import { type Mended, mendSteps } from '../../src/config/check/mend.ts';
import type { SourceFile } from '../../src/config/check/source.ts';
import type { Config } from '../../src/config/types.ts';
import { inSlices } from '../store/slices.ts';
import type { OwnStore } from '../store/types.ts';
import { formerNamesAfter } from './former-names.ts';
import type { GoodFile } from './last-good.ts';
import { misfitsBetween } from './misfits.ts';
import type { ConfigFile, Snapshot } from './snapshot.ts';
import { isJson, textsOf } from './source-files.ts';

const ACCESS_CSV = 'resources/_access.csv';

/** The last version of each file without errors, and when it was read. */
export type GoodFiles = ReadonlyMap<string, GoodFile>;

export type Known = CheckSetup['known'];
/** The records, and the configuration they have matched until now. */
export type Heeded = {
  readonly records: Pick<OwnStore, 'table' | 'tenants' | 'collections' | 'companies'>;
  readonly fitted: Config;
};

export type CheckedFiles = {
  readonly result: Omit<CheckResult, 'names'> & Pick<Snapshot, 'sources' | 'files' | 'readAt' | 'isWhole'>;
  /** The last good versions, once this result is in force. */
  readonly good: GoodFiles;
};

type Setup = {
  /** Everything below `resources/`. */
  readonly all: readonly SourceFile[];
  readonly known: Known;
  readonly good: GoodFiles;
  /** Absent: changed fields are not checked against records. */
  readonly heeded: Heeded | undefined;
};

/** Builds a configuration from these files: each as it is, and a broken one as in its last good version, or off. */
export async function checkFiles({ all, known, good, heeded }: Setup): Promise<CheckedFiles> {
  const readAt = new Date().toISOString();
  const missing = missingFrom(all, good);
  const parts = splitSchemas([...all, ...missing]);
  const { files } = parts;
  const goodText = ({ path, text }: SourceFile): string => good.get(path)?.text ?? text;
  const schemas = parts.schemas.map((file) => (isJson(file) ? file : { path: file.path, text: goodText(file) }));
  const setup = { files, known, schemas, good };
  const first = await inSlices(mendSteps(setup));
  const misfits = heeded
    ? await misfitsBetween({
        before: heeded.fitted,
        after: first.config,
        files,
        changed: new Set(files.flatMap(({ path, text }) => (good.get(path)?.text === text ? [] : [path]))),
        store: heeded.records,
        now: readAt,
      })
    : [];
  const checked = misfits.length === 0 ? first : await inSlices(mendSteps({ ...setup, misfits }));
  const { config, texts, wrong, asBefore } = checked;
  const next = goodAfter({ files: [...files, ...schemas], good, checked, readAt });
  const inForce = files.map(({ path }): ConfigFile => ({
    path,
    readAt: next.get(path)?.readAt ?? readAt,
    isLastGood: asBefore.has(path),
  }));
  const isFileMissing = [...next.keys()].some((path) => !all.some((file) => file.path === path));
  return {
    result: {
      config,
      findings: [...missing.map(({ path }) => missingSharedFile(path)), ...checked.findings],
      isWhole: !isFileMissing && wrong.size === 0,
      sources: textsOf(files.map(({ path, text }) => ({ path, text: texts.get(path) ?? text }))),
      files: inForce,
      readAt,
    },
    good: next,
  };
}

/** The configuration of the last good versions. */
export async function configOf(good: GoodFiles, known: Known): Promise<Config> {
  const { files, schemas } = splitSchemas([...good].map(([path, { text }]) => ({ path, text })));
  return (await inSlices(mendSteps({ files, known, schemas, good: new Map() }))).config;
}

/** Shared files that existed before and are gone. */
const missingFrom = (files: readonly SourceFile[], good: GoodFiles): SourceFile[] =>
  [...good]
    .map(([path, { text }]) => ({ path, text }))
    .filter((file) => isShared(file) && !files.some(({ path }) => path === file.path));

/** Shared files that all others depend on: the policy, the menu, lists of values, schemas. */
const isShared = ({ path }: SourceFile): boolean => /^resources\/(?:_[^/]+|schemas\/.+)$/.test(path);

/** The schemas, by the files they describe. */
export function splitSchemas(all: readonly SourceFile[]) {
  const isSchema = ({ path }: SourceFile): boolean => path.startsWith('resources/schemas/');
  return { schemas: all.filter(isSchema), files: all.filter((file) => !isSchema(file)) };
}

/** The last good versions, updated with the files that have no errors. */
function goodAfter({
  files,
  good,
  checked: { wrong, names },
  readAt,
}: {
  files: readonly SourceFile[];
  good: GoodFiles;
  checked: Mended;
  readAt: string;
}): GoodFiles {
  const next = new Map(good);
  for (const { path, text } of files) {
    if (wrong.has(path)) continue;
    const before = good.get(path);
    const isSameText = before?.text === text;
    const named = path === ACCESS_CSV ? names : undefined;
    if (isSameText && (!named || JSON.stringify(before.names) === JSON.stringify(named))) continue;
    const former = path.endsWith('.json') ? formerNamesAfter(before, text) : undefined;
    const since = isSameText ? before.readAt : readAt;
    next.set(path, { text, readAt: since, ...(former && { former }), ...(named && { names: named }) });
  }
  return next;
}
