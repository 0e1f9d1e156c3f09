import type { Config, Finding } from '../types.ts';
import type { PolicyNames } from '../policy-types.ts';
import { ACCESS_CSV, type PolicyPast } from './access-csv.ts';
import { type CheckSetup, draftSteps } from './check-config.ts';
import { type Path, pointerNames, pointerOf, readJsonFile } from './json-file.ts';
import { leftOutEntries, type LeftOutEntry, pathBefore, valueAt, valueBefore, withParts } from './mended-value.ts';
import { namesDeclared } from './policy-names.ts';
import { withoutReference } from './needed-pass.ts';
import { type FindingReach, reachOf } from './reach.ts';
import { nameIn, filePrecedence } from './standing.ts';
import type { GoodText, Mending, SourceFile } from './source.ts';
import { atOnce, type Steps } from '../steps.ts';
import { findingsOnce } from './findings-once.ts';

export type Mended = {
  readonly config: Config;
  /** Each mistake once, with the parts it turns off. */
  readonly findings: readonly Finding[];
  /** The texts in force, where they differ from the files. */
  readonly texts: ReadonlyMap<string, string>;
  /** Files with errors. */
  readonly wrong: ReadonlySet<string>;
  /** Files whose last good version is in force. */
  readonly asBefore: ReadonlySet<string>;
  /** Names that rules of the policy may use. */
  readonly names: PolicyNames;
};

/** Maximum rounds of mending; each removes something, so few are enough. */
const MAX_ROUNDS = 12;

const isEnums = (path: string): boolean => path.endsWith('/_enums.json');
/** A wrong name and the name missing because of it are one mistake: the wrong one is reported. */
function oncePerEntry(findings: readonly Finding[]): Finding[] {
  const entryOf = ({ pointer }: Finding): string => pointer.split('/').slice(0, 3).join('/');
  const isUnknown = ({ code }: Finding): boolean => code === 'RES101';
  return findings.filter(
    (finding) =>
      finding.code !== 'RES103' || !findings.some((other) => isUnknown(other) && entryOf(other) === entryOf(finding)),
  );
}

/** Codes for names that only a list can declare. */
const OF_LISTS: readonly string[] = ['RES203', 'RES204', 'RES208', 'RES215'];

type State = {
  readonly path: string;
  text: string;
  encoding: SourceFile['encoding'];
  /** Parts restored from the last good version. */
  readonly restored: Set<string>;
  /** Removed entries of lists, in the order of removal; later entries have moved up. */
  readonly leftOut: LeftOutEntry[];
  whole: 'own' | 'asBefore' | 'off';
};

/**
 * Checks all files and removes only the wrong parts of each: a part is restored from the file's last good version, or
 * left out; if it cannot be left out alone, so is its file. Never throws on file contents.
 * @param good the last good version of each file, including deleted ones
 */
export function checkAndMend(setup: MendSetup): Mended {
  return atOnce(mendSteps(setup));
}

export type MendSetup = CheckSetup & {
  readonly good: ReadonlyMap<string, GoodText>;
  /** Changes that do not fit the stored records. */
  readonly misfits?: readonly Misfit[];
};
/** Wrong as long as the part of the file has this JSON. */
export type Misfit = { readonly finding: Finding; readonly part: string };

/** The same, file by file. */
export function* mendSteps({ good, misfits = [], ...setup }: MendSetup): Steps<Mended> {
  const isFirst = filePrecedence(setup.files, good);
  const past = pastOf(setup, good);
  const nameBefore = (path: string): string | undefined => {
    const before = good.get(path)?.text;
    return before === undefined ? undefined : nameIn({ path, text: before });
  };
  const check = function* (files: readonly SourceFile[]) {
    const checked = yield* draftSteps({ ...setup, known, files, isFirst, past, nameBefore });
    const unfit = misfits.flatMap((misfit) => (isIn(files, misfit) ? misfit.finding : []));
    return { ...checked, findings: [...checked.findings, ...unfit] };
  };
  const states = new Map<string, State>();
  const reaches = new Map<Finding, Mending>();
  /** Findings in a mended file, with their position in the file itself. */
  const placed = new Map<Finding, Finding>();
  let { known } = setup;
  const mild = new Set<Finding>();
  const worksOf = (wrong: ReadonlyMap<string, readonly Finding[]>): Work[] =>
    [...wrong].flatMap(([path, found]): Work[] => {
      const file = setup.files.find((each) => each.path === path);
      if (!file) return [];
      const state = states.get(path) ?? {
        ...file,
        encoding: file.encoding,
        restored: new Set(),
        leftOut: [],
        whole: 'own' as const,
      };
      states.set(path, state);
      for (const finding of found) placed.set(finding, inItsFile(finding, { file, state }));
      return [{ state, findings: found, good: good.get(path)?.text }];
    });
  const mendAll = (works: readonly Work[]): void => {
    // A restored part may be all that others miss, so restoring comes before leaving out.
    const restored = works.flatMap(restore);
    for (const { finding, mending, isMild } of restored.length > 0 ? restored : works.flatMap(leaveOut)) {
      reaches.set(finding, mending);
      if (isMild) mild.add(finding);
      // Records may lack the reference to it; code that reads the field finds nothing.
      if (mending === 'part') known = withoutReference(known, finding, setup.files);
    }
  };
  const checkNow = () => check(setup.files.map((file) => states.get(file.path) ?? file));
  let result = yield* checkNow();
  // Files that others refer to come first: errors caused by them are no mistakes of the others.
  const listed: Finding[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const wrong = new Map([...wrongFiles(result.findings, states)].filter(([path]) => isEnums(path)));
    if (wrong.size === 0) break;
    listed.push(...[...wrong.values()].flatMap(oncePerEntry));
    mendAll(worksOf(wrong));
    result = yield* checkNow();
  }
  const isLeftOut = listed.some((finding) => ['part', 'off'].includes(reaches.get(finding) ?? ''));
  const isBecauseOfLists = ({ level, code, file }: Finding) =>
    isLeftOut && level === 'error' && OF_LISTS.includes(code) && !isEnums(file);
  const others = result.findings.filter(({ level, file }) => level !== 'error' || !isEnums(file));
  const first = { findings: [...listed, ...others.filter((finding) => !isBecauseOfLists(finding))] };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const wrong = wrongFiles(result.findings, states);
    if (wrong.size === 0) break;
    mendAll(worksOf(wrong));
    result = yield* checkNow();
  }
  yield;
  const last = [...result.findings, ...(yield* result.later())].map((finding) => {
    const file = setup.files.find(({ path }) => path === finding.file);
    const state = states.get(finding.file);
    return file && state ? inItsFile(finding, { file, state }) : finding;
  });
  const errors = first.findings.filter(({ level }) => level === 'error');
  return {
    config: result.config,
    names: result.names,
    findings: findingsOnce({
      first: first.findings,
      last,
      // Findings that appeared only after other parts were removed.
      followed: [...reaches.keys()]
        .filter((finding) => !errors.includes(finding) && !isEnums(finding.file))
        .map((finding) => placed.get(finding) ?? finding),
      // A removed part may have disabled its whole file: a field that code reads.
      mendingOf: (finding) => (states.get(finding.file)?.whole === 'off' ? 'off' : reaches.get(finding)),
      isMild: (finding) => mild.has(finding),
      files: setup.files,
      good,
    }),
    texts: new Map([...states.values()].map(({ path, text }) => [path, text])),
    wrong: new Set([...errors, ...reaches.keys()].map(({ file }) => file)),
    asBefore: new Set([...states.values()].filter(({ whole }) => whole === 'asBefore').map(({ path }) => path)),
  };
}

/** A finding in the rest of a file, with its position in the file. */
function inItsFile(finding: Finding, { file, state }: { readonly file: SourceFile; readonly state: State }): Finding {
  if (state.text === file.text) return finding;
  const pointer = pointerOf('', ...pathBefore(pointerNames(finding.pointer), state.leftOut));
  return { ...finding, pointer, ...readJsonFile(file).positionOf(pointer) };
}

function isIn(files: readonly SourceFile[], { finding: { file, pointer }, part }: Misfit): boolean {
  const source = files.find(({ path }) => path === file);
  return source !== undefined && JSON.stringify(valueAt(readJsonFile(source).value, pointerNames(pointer))) === part;
}

function pastOf({ files, root = 'resources' }: CheckSetup, good: MendSetup['good']): PolicyPast {
  const { isBlind, ...declared } = namesDeclared(files, good);
  const policy = good.get(`${root}/${ACCESS_CSV}`);
  return { declared, isBlind, good: policy?.text, before: policy?.names };
}

/** Errors by file that can still be mended. */
function wrongFiles(findings: readonly Finding[], states: ReadonlyMap<string, State>): Map<string, Finding[]> {
  const wrong = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (finding.level !== 'error' || states.get(finding.file)?.whole === 'off') continue;
    wrong.set(finding.file, [...(wrong.get(finding.file) ?? []), finding]);
  }
  return wrong;
}

type Done = { readonly finding: Finding; readonly mending: Mending; readonly isMild: boolean };

type Work = { readonly state: State; readonly findings: readonly Finding[]; readonly good: string | undefined };
type Wrong = { readonly finding: Finding; readonly reach: FindingReach | undefined };

function wrongParts({ state, findings }: Work): { readonly value: unknown; readonly wrong: readonly Wrong[] } {
  const json = readJsonFile(state);
  const wrong = findings.map((finding) => ({
    finding,
    reach: json.mistake ? undefined : reachOf(finding, json.value),
  }));
  return { value: json.value, wrong };
}

/** Restores parts from the last good version; changes the state. */
function restore(work: Work): Done[] {
  const { state, good } = work;
  if (good === undefined || state.whole !== 'own') return [];
  const { value, wrong } = wrongParts(work);
  if (wrong.some(({ reach }) => reach === undefined)) return replacedBy(work) === undefined ? [] : replaced(work);
  const before: unknown = readJsonFile({ path: state.path, text: good }).value;
  const put = wrong.flatMap(({ finding, reach }) => {
    const path =
      reach &&
      [reach.part, ...(reach.wider ? [reach.wider] : [])].find(
        (each) => !state.restored.has(each.join('/')) && partBefore(each, value, before) !== undefined,
      );
    return path ? [{ finding, reach, path, part: partBefore(path, value, before) }] : [];
  });
  for (const { path } of put) state.restored.add(path.join('/'));
  // A list comes after its entries: their indexes refer to the current list.
  put.sort((one, other) => other.path.length - one.path.length);
  if (put.length === 0) return [];
  state.text = JSON.stringify(
    withParts(structuredClone(value), { put: put.map(({ path, part }) => [path, part] as const), out: [] }),
  );
  return put.map(({ finding, reach }) => ({ finding, mending: 'partAsBefore', isMild: reach.isMild }));
}

/** Removes the wrong parts, or the whole file; changes the state. */
function leaveOut(work: Work): Done[] {
  const { state } = work;
  const { value, wrong } = wrongParts(work);
  const reaches = wrong.flatMap(({ reach }) => (reach && !reach.isGuarded ? [reach] : []));
  const out = reaches.flatMap(({ part, alongside }) => [part, ...alongside]);
  const text = JSON.stringify(withParts(structuredClone(value), { put: [], out }));
  if (reaches.length < wrong.length || text === state.text) return replaced(work);
  state.text = text;
  state.leftOut.push(...leftOutEntries(value, out));
  return wrong.map(({ finding, reach }) => ({ finding, mending: 'part', isMild: reach?.isMild ?? false }));
}

/** The part in the last good version, if it differs. */
function partBefore(part: Path, value: unknown, before: unknown): unknown {
  const now = valueAt(value, part);
  const then = valueBefore(value, part, before);
  return JSON.stringify(now) === JSON.stringify(then) ? undefined : then;
}

/** The last good text, if it differs and has not been tried. */
function replacedBy({ state, good }: Work): string | undefined {
  const isOther = good !== state.text || state.encoding !== undefined;
  return state.whole === 'own' && isOther ? good : undefined;
}

/** The whole file: its last good version, or nothing. */
function replaced(work: Work): Done[] {
  const { state, findings } = work;
  const text = replacedBy(work);
  const isNew = text !== undefined;
  state.whole = isNew ? 'asBefore' : 'off';
  if (isNew) Object.assign(state, { text, encoding: undefined });
  state.leftOut.length = 0;
  // Its rules are read line by line.
  const rest = state.path.endsWith(`/${ACCESS_CSV}`) ? 'line' : 'off';
  return findings.map((finding) => ({ finding, mending: isNew ? 'fileAsBefore' : rest, isMild: false }));
}
