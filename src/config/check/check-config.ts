import { policyRows } from '../access.ts';
import { fingerprint } from '../hash.ts';
import { modulesByName } from '../modules.ts';
import { normalizeResource, type NormalizeSetup, routeOfFile } from '../normalize.ts';
import type { RawResource } from '../raw.ts';
import type { PolicyNames } from '../policy-types.ts';
import type { Config, Finding, MenuGroup, Resource } from '../types.ts';
import { type PolicyPast, readAccessCsv } from './access-csv.ts';
import { checkAccess } from './access-pass.ts';
import { decimalAmounts } from './amounts-pass.ts';
import { checkActions } from './actions-pass.ts';
import { checkAutomations } from './automations-pass.ts';
import { brokenReferences } from './broken-references.ts';
import { checkBetweenFiles, type PlacedResource } from './between-files.ts';
import type { CheckContext } from './context.ts';
import { checkDisplays } from './displays-pass.ts';
import { checkFields } from './fields-pass.ts';
import { checkUnique } from './unique-pass.ts';
import { readJsonFile, type JsonFile } from './json-file.ts';
import { checkLanding, checkRowAddresses } from './landing-pass.ts';
import { checkNoOver, checkOver, isOver, ownParts, type RawFile, wholeOver } from './over-pass.ts';
import { checkPages, isPageFile, readPages } from './page-files.ts';
import { namesDeclared, namesInForce } from './policy-names.ts';
import { sortFindings } from './print.ts';
import { shapeFindings } from './schema-findings.ts';
import { compileSchemas, type Schemas } from './schemas.ts';
import { checkGroupModules, checkModule } from './modules-pass.ts';
import { checkNeeded } from './needed-pass.ts';
import { checkNotify } from './notify-pass.ts';
import { checkReaders } from './readers-pass.ts';
import { checkRouted } from './routed-pass.ts';
import { checkScreens } from './screens-pass.ts';
import { findingAt, normalizeGroup, readPart, readShared, type Shared } from './shared-files.ts';
import type { KnownNames, Remark, ReportRemark, SourceFile } from './source.ts';
import { atOnce, type Steps } from '../steps.ts';
import { checkTexts } from './texts-pass.ts';
import { said } from './said.ts';

export type CheckSetup = {
  /** Everything below `resources/`; schemas and other files are skipped. */
  readonly files: readonly SourceFile[];
  readonly known: KnownNames;
  /** `resource`, `page`, `menu`, `dialects` and `enums.schema.json`. */
  readonly schemas: readonly SourceFile[];
  /** First part of the files' paths; the rest is the URL. */
  readonly root?: string;
  /** Which of two files keeps a claim of both: negative = the first. By default the one whose path comes first. */
  readonly isFirst?: (one: string, other: string) => number;
  /** The resource name of a file before it became unreadable. */
  readonly nameBefore?: (path: string) => string | undefined;
  /** Names the policy may use besides those in force; by default those the files declare. */
  readonly past?: PolicyPast;
};

type Candidate = { readonly json: JsonFile; readonly raw: RawFile };
type Made = Candidate & { readonly resource: Resource };

/**
 * Checks all files and builds the configuration from those without errors: shape (RES1xx), references (RES2xx), names
 * in code (RES3xx), and warnings (RES9xx). A file with an error is left out; all others work. Never throws on file
 * contents. @throws Error when a schema is missing
 */
export function checkConfig(setup: CheckSetup): CheckResult {
  return atOnce(checkSteps(setup));
}

export type CheckResult = {
  readonly config: Config;
  readonly findings: Finding[];
  /** Names that rules of the policy may use. */
  readonly names: PolicyNames;
};

/** The input of mending, which checks again after each part it removes. */
export type CheckDraft = CheckResult & {
  /**
   * Warnings about references to files that are off; they take as long as everything before, and affect nothing else.
   */
  readonly later: () => Steps<readonly Finding[]>;
};

/** The same, file by file. */
export function* checkSteps(setup: CheckSetup): Steps<CheckResult> {
  const { config, names, findings, later } = yield* draftSteps(setup);
  return { config, names, findings: sortFindings([...findings, ...(yield* later())]) };
}

/** Everything except the warnings that affect nothing else, file by file. */
export function* draftSteps({
  files,
  known,
  schemas: schemaFiles,
  root = 'resources',
  isFirst = byPath,
  past,
  nameBefore = () => undefined,
}: CheckSetup): Steps<CheckDraft> {
  const schemas = compileSchemas(schemaFiles);
  const sources = files.filter(({ path }) => isConfiguration(path, root)).sort((a, b) => (a.path < b.path ? -1 : 1));
  const isShared = ({ path }: SourceFile) => (path.split('/').at(-1) ?? '').startsWith('_');
  const shared = readShared({ files: sources.filter(isShared), root, schemas, known });
  const own = sources.filter((file) => !isShared(file)).sort((a, b) => isFirst(a.path, b.path));
  const names = new Map<string, string>();
  const shape = yield* readResources({
    schemas,
    names,
    nameBefore,
    files: own.filter((file) => !isPageFile(file)),
  });
  const { brokenPages, ...pageShape } = yield* readPages(own.filter(isPageFile), {
    schemas,
    repeated: (json) => repeatedName(json, names),
  });
  const meaning = yield* checkMeaning({ ...shape, shared, known, root, isFirst });
  const off = new Set(
    [...shape.off, ...shape.candidates.map(({ raw }) => raw.name)].filter((name) => !(name in meaning.resources)),
  );
  const { pages, examples, resources, findings } = yield* checkPages({
    ...pageShape,
    resources: meaning.resources,
    off: new Set([...off, ...brokenPages]),
    shared,
    known,
    root,
  });
  yield;
  const nameable = namesInForce({ resources, pages }, { roles: shared.roles, known });
  const csv = readAccessCsv({ file: shared.csv, names: nameable, past: past ?? pastOf(sources) });
  const menu = menuOf(shared, [...Object.values(resources), ...Object.values(pages)]);
  const config: Config = {
    version: fingerprint(sources.map(fileFingerprint)),
    resources,
    pages,
    examples,
    dialects: shared.dialects,
    menu,
    landing: shared.landing,
    enums: shared.enums,
    calls: Object.fromEntries(Object.entries(known.calls ?? {}).map(([path, { access }]) => [path, access])),
    modules: modulesByName({ resources, pages, groups: menu }),
    policy: {
      model: shared.model,
      rows: policyRows([...Object.values(resources), ...Object.values(pages)], csv.rules),
      csv: csv.rules,
    },
  };
  yield;
  // A file's path is its address, whatever its content.
  const paths = [
    ...own.map(({ path }) => routeOfFile(path, root)),
    ...Object.values(resources).map(({ routes }) => routes.list),
  ];
  const jsonOf = (path: string) => shape.candidates.find(({ json }) => json.path === path)?.json;
  return {
    config,
    names: nameable,
    later: meaning.later,
    findings: sortFindings([
      ...csv.findings,
      ...checkLanding({ shared, paths }),
      ...checkRowAddresses({ resources, pages, jsonOf }),
      ...checkGroupModules(shared),
      ...shared.findings,
      ...shape.findings,
      ...pageShape.findings,
      ...meaning.findings,
      ...findings,
      ...(yield* checkReaders({
        resources,
        rows: config.policy.rows,
        roles: shared.roles,
        jsonOf,
      })),
    ]),
  };
}

function pastOf(sources: readonly SourceFile[]): PolicyPast {
  const { isBlind, ...declared } = namesDeclared(sources);
  return { declared, isBlind };
}

/** Cached per file: a live reload reads all of them again, and few have changed. */
const fingerprints = new WeakMap<SourceFile, Fingerprint>();
type Fingerprint = { readonly text: string; readonly is: string };

function fileFingerprint(file: SourceFile): string {
  const known = fingerprints.get(file);
  if (known?.text === file.text) return known.is;
  const is = fingerprint([file.path, file.text]);
  fingerprints.set(file, { text: file.text, is });
  return is;
}

function byPath(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** JSON below the root, and the policy; not schemas, not an editor's hidden or backup files. */
function isConfiguration(path: string, root: string): boolean {
  const names = path.slice(root.length + 1).split('/');
  if (names[0] === 'schemas' || names.some((name) => name.startsWith('.'))) return false;
  const name = names.at(-1) ?? '';
  return name.endsWith('.json') || (name.startsWith('_') && /\.(csv|conf)$/.test(name));
}

type ReadResources = {
  readonly candidates: Candidate[];
  readonly off: Set<string>;
  readonly findings: Finding[];
};

/** Files of the right shape, and the names that the others declare. */
function* readResources({
  files,
  schemas,
  names,
  nameBefore,
}: {
  readonly files: readonly SourceFile[];
  readonly schemas: Schemas;
  readonly names: Map<string, string>;
  readonly nameBefore: NonNullable<CheckSetup['nameBefore']>;
}): Steps<ReadResources> {
  const candidates: Candidate[] = [];
  const off = new Set<string>();
  const broken: JsonFile[] = [];
  const findings: Finding[] = [];
  for (const file of files) {
    yield;
    const part = readPart(file, (json) => {
      const amounts = decimalAmounts(json, file.text);
      // The schema's complaint about a fraction is the same mistake.
      const isReported = ({ pointer }: Remark) => amounts.some((amount) => amount.pointer === pointer);
      const shape = shapeFindings(schemas.resource, json.value).filter((finding) => !isReported(finding));
      return [...shape, ...repeatedName(json, names), ...amounts];
    });
    findings.push(...part.findings);
    if (part.json) candidates.push({ json: part.json, raw: part.json.value as RawFile });
    // The file's own name counts too: the declared one may be what is wrong.
    else {
      const json = readJsonFile(file);
      if (!json.mistake) broken.push(json);
      const declared = declaredName(json.value) ?? nameBefore(file.path);
      for (const name of [declared, nameOfFile(file.path)]) if (name !== undefined) off.add(name);
    }
  }
  const known = [...candidates.map(({ raw }) => raw.name), ...off];
  findings.push(...broken.flatMap((json) => brokenReferences({ json, known })));
  // The order decides only conflicting claims.
  candidates.sort((a, b) => byPath(a.json.path, b.json.path));
  return { candidates, off, findings };
}

/** The name that a file declares, however broken the rest is. */
function declaredName(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
    ? value.name
    : undefined;
}

function nameOfFile(path: string): string {
  return (path.split('/').at(-1) ?? path).replace(/\.json$/, '');
}

/** Two files of one name: the first keeps it. Code RES205. */
function repeatedName(json: JsonFile, names: Map<string, string>) {
  const name = declaredName(json.value);
  const first = name === undefined ? undefined : names.get(name);
  if (name !== undefined && first === undefined) names.set(name, json.path);
  return first === undefined
    ? []
    : [{ code: 'RES205', pointer: '/name', message: said`"${name ?? ''}" is already the name of ${first}.` }];
}

type MeaningSetup = ReadResources & {
  readonly shared: Shared;
  readonly known: KnownNames;
  readonly root: string;
  readonly isFirst: (one: string, other: string) => number;
};

/** Checks that need the other files. A file found broken makes the files that refer to it warn. */
function* checkMeaning(
  setup: MeaningSetup,
): Steps<{ resources: Record<string, Resource>; findings: Finding[]; later: CheckDraft['later'] }> {
  const { shared } = setup;
  const { all, findings: homeless } = yield* makeResources(setup);
  const resources = Object.fromEntries(all.map(({ resource }) => [resource.name, resource]));
  const run = function* (off: ReadonlySet<string>, known: typeof resources): Steps<Finding[]> {
    const findings: Finding[] = [...homeless];
    const placed: PlacedResource[] = [];
    for (const { json, raw, resource } of all) {
      yield;
      const report: ReportRemark = (remark) => findings.push(findingAt({ json, ...remark }));
      checkOne({ raw, resource, resources: known, off, shared, known: setup.known, report });
      placed.push({ resource, report });
    }
    checkBetweenFiles(placed.sort((a, b) => setup.isFirst(a.resource.file, b.resource.file)));
    return findings;
  };
  const first = yield* run(setup.off, resources);
  const wrong = new Set(first.filter(({ level }) => level === 'error').map(({ file }) => file));
  const isWrong = (name: string) => wrong.has(resources[name]?.file ?? '');
  // A view is only valid if its base is.
  const isRight = ({ resource: { name, of } }: Made) => !isWrong(name) && !(of && isWrong(of.name));
  const right = Object.fromEntries(all.filter(isRight).map(({ resource }) => [resource.name, resource]));
  // Once more, now that the disabled files are known; this can only add warnings about them.
  const later = function* (): Steps<readonly Finding[]> {
    if (wrong.size === 0) return [];
    const off = new Set([...setup.off, ...all.filter((file) => !isRight(file)).map(({ resource }) => resource.name)]);
    const warned = (yield* run(off, right)).filter(({ code }) => code === 'RES904');
    const isNew = (finding: Finding) =>
      !first.some(
        (known) => known.code === 'RES904' && known.file === finding.file && known.pointer === finding.pointer,
      );
    return warned.filter(isNew);
  };
  return { resources: right, findings: first, later };
}

/** Every file's resource; a view is merged with its base. A view without a base gets a finding and is off. */
function* makeResources({ candidates, off, shared, root }: MeaningSetup): Steps<{ all: Made[]; findings: Finding[] }> {
  const files = new Map(candidates.map(({ raw }) => [raw.name, raw]));
  const findings: Finding[] = [];
  const all: Made[] = [];
  for (const { json, raw } of candidates) {
    yield;
    const setup = { file: json.path, root, enums: shared.enums };
    if (!isOver(raw)) {
      all.push({ json, raw, resource: normalized({ ...setup, raw }) });
      continue;
    }
    const made = wholeOver({ over: raw, files, off });
    if ('remark' in made) {
      findings.push(findingAt({ json, ...made.remark }));
      continue;
    }
    const of = { name: raw.of, ...(raw.where && { where: raw.where }) };
    const resource = { ...normalizeResource({ ...setup, raw: made.whole }), of, ...(raw.only && { only: raw.only }) };
    all.push({ json, raw, resource });
  }
  return { all, findings };
}

/** Cached per file: mending checks all files after each removal, and each removal changes few. */
const normalizedBefore = new WeakMap<RawResource, Omit<NormalizeSetup, 'raw'> & { readonly resource: Resource }>();

function normalized({ raw, ...setup }: NormalizeSetup): Resource {
  const before = normalizedBefore.get(raw);
  if (before?.file === setup.file && before.root === setup.root && before.enums === setup.enums) return before.resource;
  const resource = normalizeResource({ raw, ...setup });
  normalizedBefore.set(raw, { ...setup, resource });
  return resource;
}

/** Parts a view takes from its base are checked there. */
function checkOne({ raw, ...rest }: Omit<CheckContext, 'raw'> & { readonly raw: RawFile }): void {
  const context: CheckContext = { ...rest, raw: isOver(raw) ? ownParts(raw) : raw };
  if (isOver(raw)) checkOver(context, raw);
  else {
    checkNoOver(context);
    checkFields(context);
    checkNeeded(context);
    checkUnique(context);
    checkActions(context);
    checkNotify(context);
    checkAutomations(context);
    checkRouted(context);
    checkDisplays(context);
  }
  checkScreens(context);
  checkAccess(context);
  checkModule(context);
  checkTexts(context);
}

/** The groups of `_menu.json` in their order; then those that only resources name. */
function menuOf({ menu }: Shared, placed: readonly Pick<Resource, 'menu'>[]): readonly MenuGroup[] {
  const named = [...new Set(placed.flatMap((entry) => entry.menu?.group ?? []))];
  const others = named.filter((id) => !menu?.some((group) => group.id === id)).map((id) => normalizeGroup({ id }));
  return [...(menu ?? []), ...others].sort((a, b) => a.order - b.order);
}
