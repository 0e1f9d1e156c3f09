import type { Finding } from '../types.ts';
import { routeOfFile } from '../normalize.ts';
import { CLAIMS, GONE_RESOURCE, NO_STATE, RENAMED_RESOURCE, wrongNameIn } from './codes.ts';
import { valueAt } from './mended-value.ts';
import { findingAt } from './shared-files.ts';
import { readJsonFile } from './json-file.ts';
import { sortFindings } from './print.ts';
import { said, type BilingualText, joinSaid } from './said.ts';
import type { GoodText, Mending, SourceFile } from './source.ts';
import { nameIn } from './standing.ts';
import { listedNames } from './suggest.ts';

const REFERS_TO_OFF = 'RES904';
const NO_SUCH_LANDING = 'RES222';
/** Warnings caused by another mistake in the same file. */
const BROUGHT_ABOUT = ['RES903', 'RES905', 'RES908', 'RES909'];

type OnceSetup = {
  /** Findings in the files as they are. */
  readonly first: readonly Finding[];
  /** Findings in the configuration in force. */
  readonly last: readonly Finding[];
  /** Errors caused by removing parts. */
  readonly followed: readonly Finding[];
  readonly mendingOf: (finding: Finding) => Mending | undefined;
  readonly isMild: (finding: Finding) => boolean;
  readonly files: readonly SourceFile[];
  readonly good: ReadonlyMap<string, GoodText>;
};

/** One mistake, and the findings it causes. */
type Cause = { readonly finding: Finding; readonly followers: Finding[]; readonly names: Set<string> };

/** Reports every mistake once, with its consequences and the parts it turns off. */
export function findingsOnce(setup: OnceSetup): Finding[] {
  const { first, last, followed, files, good } = setup;
  const errors = first.filter(({ level }) => level === 'error');
  const causes = causesOf(errors, { files, good });
  const causeOf = (finding: Finding): Cause | undefined => {
    const name = wrongNameIn(finding);
    const named = name === undefined ? undefined : causes.find(({ names }) => names.has(name));
    return named ?? causes.find((cause) => cause.finding.file === finding.file) ?? causes[0];
  };
  const key = ({ file, code, pointer }: Finding) => `${file} ${code} ${pointer}`;
  const reported = new Set(errors.map(key));
  const add = (finding: Finding) => {
    if (reported.has(key(finding))) return;
    reported.add(key(finding));
    causeOf(finding)?.followers.push(finding);
  };
  followed.forEach(add);
  const stillThere = new Set(last.map(key));
  const wrongFiles = new Set(errors.map(({ file }) => file));
  const missingRoutes = missingFiles(files, good).map(({ path }) => routeOfFile(path, rootOf(path)));
  const warnings = first.filter((finding) => {
    if (finding.level === 'error') return false;
    if (finding.code === REFERS_TO_OFF) {
      if (stillThere.has(key(finding))) add(finding);
      return causes.length === 0;
    }
    if (finding.code === NO_SUCH_LANDING && causes.some((cause) => cause.finding.code === GONE_RESOURCE)) {
      const isMissing = missingRoutes.includes(wrongNameIn(finding) ?? '');
      if (isMissing) add(finding);
      return !isMissing;
    }
    return stillThere.has(key(finding)) && !(wrongFiles.has(finding.file) && BROUGHT_ABOUT.includes(finding.code));
  });
  last.filter(({ code }) => code === REFERS_TO_OFF).forEach(add);
  return sortFindings([...warnings, ...causes.map((cause) => withFollowers(cause, setup))]);
}

const rootOf = (path: string) => path.split('/')[0] ?? '';

function missingFiles(files: readonly SourceFile[], good: ReadonlyMap<string, GoodText>): SourceFile[] {
  const there = new Set(files.map(({ path }) => path));
  return [...good]
    .filter(([path]) => !there.has(path) && !path.slice(path.lastIndexOf('/') + 1).startsWith('_'))
    .sort(([, a], [, b]) => (a.readAt < b.readAt ? 1 : -1))
    .map(([path, { text }]) => ({ path, text }));
}

/** Errors with one cause are one mistake, reported at the place of the cause. */
function causesOf(errors: readonly Finding[], { files, good }: Pick<OnceSetup, 'files' | 'good'>): Cause[] {
  const groups: Finding[][] = [];
  for (const finding of errors) {
    const group = groups.find(([first]) => first !== undefined && isOneMistake(first, finding));
    if (group) group.push(finding);
    else groups.push([finding]);
  }
  // A disabled field is missing everywhere it is named.
  const reasons = groups.filter(
    ([first], _index, all) => !all.some(([other]) => first && other && other !== first && isBecauseOf(first, other)),
  );
  for (const group of groups) {
    const [first] = group;
    const reason = first && !reasons.includes(group) && reasons.find(([other]) => other && isBecauseOf(first, other));
    if (reason) reason.push(...group);
  }
  return reasons.flatMap((group) => {
    const [finding, ...followers] = atItsFile(bySaying(group), { files, good });
    if (!finding) return [];
    const names = new Set([
      ...declaredBy(finding, files),
      ...[finding, ...followers].flatMap((each) => wrongNameIn(each) ?? []),
    ]);
    return [atItsPlace({ finding, followers, names }, { files, good })];
  });
}

/** The same missing name, or several claims of one copied file. */
function isOneMistake(one: Finding, other: Finding): boolean {
  const name = wrongNameIn(one);
  if (name !== undefined && name === wrongNameIn(other)) return true;
  if (one.file !== other.file) return false;
  if (CLAIMS.includes(one.code) || CLAIMS.includes(other.code)) return true;
  // Without the state an action sets, there is no state field.
  return [one, other].some(({ code }) => code === NO_STATE) && partOf(one) === partOf(other);
}

function isBecauseOf(finding: Finding, reason: Finding): boolean {
  const [kind, field] = partOf(reason).split('/').slice(1);
  return (
    kind === 'fields' && field !== undefined && field === wrongNameIn(finding) && finding.pointer !== reason.pointer
  );
}

/** `/fields/plate/resource` → `/fields/plate` */
const partOf = ({ pointer }: Finding): string => pointer.split('/').slice(0, 3).join('/');

/** The most informative first: who has the address already; last, that there is no state. */
function bySaying(group: readonly Finding[]): readonly Finding[] {
  const rank = ({ code }: Finding): number => (CLAIMS.includes(code) ? 0 : code === NO_STATE ? 2 : 1);
  return [...group].sort((a, b) => rank(a) - rank(b));
}

/** First the findings in the file that had the missing field until now. */
function atItsFile(group: readonly Finding[], { files, good }: Pick<OnceSetup, 'files' | 'good'>): readonly Finding[] {
  const name = group[0] && wrongNameIn(group[0]);
  if (name === undefined || group.length === 1) return group;
  const isFrom = ({ file }: Finding): boolean => {
    const now = files.find(({ path }) => path === file);
    const before = good.get(file);
    return Boolean(now && before && hasField({ path: file, text: before.text }, name) && !hasField(now, name));
  };
  return [...group.filter(isFrom), ...group.filter((finding) => !isFrom(finding))];
}

const hasField = (file: SourceFile, name: string): boolean =>
  valueAt(readJsonFile(file).value, ['fields', name]) !== undefined;

/** Names that are missing because of this finding: those of the file, and of the broken part. */
function declaredBy({ file, pointer }: Finding, files: readonly SourceFile[]): string[] {
  const source = files.find(({ path }) => path === file);
  const part = pointer.split('/')[2];
  const name = source && nameIn(source);
  const ofFile = file.slice(file.lastIndexOf('/') + 1).replace(/\.json$/, '');
  return [...(name === undefined ? [] : [name]), ofFile, ...(part === undefined ? [] : [part])];
}

/** A missing resource was declared by a file that is gone or has a new name. Codes RES111, RES112. */
function atItsPlace(cause: Cause, { files, good }: Pick<OnceSetup, 'files' | 'good'>): Cause {
  const name = cause.finding.code === 'RES202' ? wrongNameIn(cause.finding) : undefined;
  if (name === undefined) return cause;
  const who = listedNames(placesOf([cause.finding, ...cause.followers]));
  const missing = missingFiles(files, good).find((file) => nameIn(file) === name);
  if (missing) {
    const message = said`This file is gone, and others need its "${name}": ${who}. Put it back, or remove what refers to it; its records stay.`;
    const json = readJsonFile({ path: missing.path, text: '{}' });
    return { ...cause, finding: findingAt({ json, code: GONE_RESOURCE, pointer: '', message }), followers: [] };
  }
  const renamed = files.find((file) => {
    const before = good.get(file.path);
    const now = nameIn(file);
    return before && nameIn({ path: file.path, text: before.text }) === name && now !== undefined && now !== name;
  });
  if (!renamed) return cause;
  const message = said`"${name}" has another name now, "${nameIn(renamed) ?? ''}", and others need the old one: ${who}. Change them too, or take the name back; records under the old name stay.`;
  const finding = findingAt({ json: readJsonFile(renamed), code: RENAMED_RESOURCE, pointer: '/name', message });
  return { ...cause, finding, followers: [] };
}

const placesOf = (findings: readonly Finding[]): string[] => [
  ...new Set(
    findings.map(({ file, line, pointer }) => `${file.slice(file.indexOf('/') + 1)}:${String(line)} ${pointer}`),
  ),
];

function withFollowers({ finding, followers }: Cause, { mendingOf, isMild }: OnceSetup): Finding {
  const message = joinSaid(
    { en: finding.message, tr: finding.tr ?? finding.message },
    effectOf(finding, mendingOf(finding)),
    followers.length === 0 ? undefined : said`Because of it, also off: ${listedNames(placesOf(followers))}.`,
  );
  return { ...finding, level: isMild(finding) ? 'warning' : finding.level, message: message.en, tr: message.tr };
}

function effectOf({ pointer }: Finding, mending: Mending | undefined): BilingualText | undefined {
  switch (mending) {
    case 'part':
      return said`Until it is mended only this is left out: ${pointer}.`;
    case 'partAsBefore':
      return said`Until it is mended this stays as it was before: ${pointer}.`;
    case 'fileAsBefore':
      return said`Until it is mended the last good version of the file stays in force.`;
    case 'line':
      return said`Until it is mended this line allows nothing; if it may deny something, that is closed.`;
    case 'off':
      return said`Until it is mended the file is off; all others work.`;
    case undefined:
      return undefined;
  }
}
