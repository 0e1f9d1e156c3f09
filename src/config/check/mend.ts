import type { Config, Finding } from '../types.ts';
import { checkConfig, type CheckSetup } from './check-config.ts';
import { readJsonFile } from './json-file.ts';
import { isNamed, valueAt, withParts } from './mended-value.ts';
import { type Path, type Reach, reachOf } from './reach.ts';
import { standingFiles } from './standing.ts';
import type { GoodText, Mending, SourceFile } from './source.ts';
import { toldOnce } from './told-once.ts';

export type Mended = {
  readonly config: Config;
  /** Each mistake once, with what is off because of it. */
  readonly findings: readonly Finding[];
  /** What is in force, as far as it is not what stands in the file. */
  readonly texts: ReadonlyMap<string, string>;
  /** Files in which something is wrong. */
  readonly wrong: ReadonlySet<string>;
  /** Those of which the last good version is in force. */
  readonly asBefore: ReadonlySet<string>;
};

/** Rounds in which what follows from a mistake is found; each takes something out, so few are enough. */
const MOST_ROUNDS = 8;

type State = {
  readonly path: string;
  text: string;
  encoding: SourceFile['encoding'];
  /** Parts that are as they were in the last good version. */
  readonly restored: Set<string>;
  whole: 'own' | 'asBefore' | 'off';
};

/**
 * Checks all files and takes out of each no more than is wrong: a part is as it was in the last good version of its file,
 * or left out; what cannot be left out alone takes its file with it. Never throws on what stands in the files.
 * @param good the last good version of each file, those that are gone too
 */
export function checkAndMend({
  good,
  ...setup
}: CheckSetup & { readonly good: ReadonlyMap<string, GoodText> }): Mended {
  const isFirst = standingFiles(setup.files, good);
  const check = (files: readonly SourceFile[]) => checkConfig({ ...setup, files, isFirst });
  const first = check(setup.files);
  const states = new Map<string, State>();
  const reaches = new Map<Finding, Mending>();
  const mild = new Set<Finding>();
  let result = first;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const wrong = wrongFiles(result.findings, states);
    if (wrong.size === 0) break;
    for (const [path, findings] of wrong) {
      const file = setup.files.find((each) => each.path === path);
      if (!file) continue;
      const state = states.get(path) ?? {
        ...file,
        encoding: file.encoding,
        restored: new Set(),
        whole: 'own' as const,
      };
      states.set(path, state);
      const done = narrow(state, findings, good.get(path)?.text);
      for (const { finding, mending, isMild } of done) {
        reaches.set(finding, mending);
        if (isMild) mild.add(finding);
      }
    }
    result = check(setup.files.map((file) => states.get(file.path) ?? file));
  }
  const errors = first.findings.filter(({ level }) => level === 'error');
  return {
    config: result.config,
    findings: toldOnce({
      first: first.findings,
      last: result.findings,
      // What came to light only when something else was out.
      followed: [...reaches.keys()].filter((finding) => !errors.includes(finding)),
      mendingOf: (finding) => reaches.get(finding),
      isMild: (finding) => mild.has(finding),
      files: setup.files,
      good,
    }),
    texts: new Map([...states.values()].map(({ path, text }) => [path, text])),
    wrong: new Set(errors.map(({ file }) => file)),
    asBefore: new Set([...states.values()].filter(({ whole }) => whole === 'asBefore').map(({ path }) => path)),
  };
}

/** Errors by file, of those about which something can still be done. */
function wrongFiles(findings: readonly Finding[], states: ReadonlyMap<string, State>): Map<string, Finding[]> {
  const wrong = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (finding.level !== 'error' || states.get(finding.file)?.whole === 'off') continue;
    wrong.set(finding.file, [...(wrong.get(finding.file) ?? []), finding]);
  }
  return wrong;
}

type Done = { readonly finding: Finding; readonly mending: Mending; readonly isMild: boolean };

/** Takes the mistakes out of one file's text; changes its state. */
function narrow(state: State, findings: readonly Finding[], good: string | undefined): Done[] {
  const json = readJsonFile(state);
  const wanted = findings.map((finding) => ({
    finding,
    reach: json.mistake ? undefined : reachOf(finding, json.value),
  }));
  const before: unknown = good === undefined ? undefined : readJsonFile({ path: state.path, text: good }).value;
  const plans = wanted.map(({ finding, reach }) => ({ finding, ...planOf(state, reach, json.value, before) }));
  if (plans.some(({ mending }) => mending === undefined)) return replaced(state, findings, good);
  const parts = plans.flatMap(({ reach }) => (reach ? [reach] : []));
  const text = JSON.stringify(
    withParts(structuredClone(json.value), {
      put: parts.flatMap((reach) => (reach.put === undefined ? [] : [[reach.part, reach.put] as const])),
      out: parts.flatMap((reach) => (reach.put === undefined ? [reach.part, ...reach.alongside] : [])),
    }),
  );
  if (text === state.text) return replaced(state, findings, good);
  state.text = text;
  return plans.map(({ finding, mending = 'off', reach }) => ({ finding, mending, isMild: reach?.isMild ?? false }));
}

type Plan = { readonly mending?: Mending; readonly reach?: Reach & { readonly put?: unknown } };

/** What is done about one mistake; nothing when its file cannot stay. */
function planOf(state: State, reach: Reach | undefined, value: unknown, before: unknown): Plan {
  if (!reach) return {};
  const put = partBefore(reach.part, value, before);
  const key = reach.part.join('/');
  if (put !== undefined && !state.restored.has(key)) {
    state.restored.add(key);
    return { mending: 'partAsBefore', reach: { ...reach, put } };
  }
  return reach.isGuarded ? {} : { mending: 'part', reach };
}

/** What stood there when the file was good, if it is something else. */
function partBefore(part: Path, value: unknown, before: unknown): unknown {
  if (!isNamed(value, part) || !isNamed(before, part)) return undefined;
  const [now, then] = [valueAt(value, part), valueAt(before, part)];
  return JSON.stringify(now) === JSON.stringify(then) ? undefined : then;
}

/** The whole file: its last good version, or nothing of it. */
function replaced(state: State, findings: readonly Finding[], good: string | undefined): Done[] {
  const isNew = state.whole === 'own' && good !== undefined && good !== state.text;
  state.whole = isNew ? 'asBefore' : 'off';
  if (isNew) Object.assign(state, { text: good, encoding: undefined });
  const mending = isNew ? 'fileAsBefore' : 'off';
  return findings.map((finding) => ({ finding, mending, isMild: false }));
}
