import type { CsvRule, PolicyNames, PolicyRow } from '../policy-types.ts';
import type { Finding } from '../types.ts';
import { ownValue } from '../values.ts';
import { notUtf8 } from './access-conf.ts';
import { CLOSED_POLICY, DEFAULT_POLICY } from './defaults.ts';
import { subjectsOf } from './policy-names.ts';
import { type BilingualText, said } from './said.ts';
import type { SourceFile } from './source.ts';
import { closest, unknownName } from './suggest.ts';

export const ACCESS_CSV = '_access.csv';

/** Names in earlier or broken files: a rule about them is valid although nothing has such a name now. */
export type PolicyPast = {
  /** Names declared by the files as they are, including broken ones. */
  readonly declared: PolicyNames;
  /** A file is so broken that it might declare any name. */
  readonly isBlind: boolean;
  /** Names declared by the last good versions; undefined = there are none. */
  readonly before?: PolicyNames | undefined;
  /** The text of the last good policy. */
  readonly good?: string | undefined;
};

type CsvSetup = {
  readonly file: SourceFile | undefined;
  /** Names of everything in force. */
  readonly names: PolicyNames;
  readonly past: PolicyPast;
};
type Read = { readonly rules: readonly CsvRule[]; readonly findings: readonly Finding[] };
/** The possible meanings of each column of a rule. */
type Meant = {
  readonly roles: readonly string[];
  readonly subjects: readonly string[];
  readonly actions: readonly string[];
};

/**
 * `_access.csv`: rows of `p, role, subject, action, allow|deny` and `g, role, role`. A wrong row that allows is
 * ignored; one that may deny denies everything it may mean. Codes RES109, RES120, RES208, RES209, RES227.
 */
export function readAccessCsv(setup: CsvSetup): Read {
  const { file, names } = setup;
  if (!file) return { rules: rulesOf(DEFAULT_POLICY), findings: [] };
  const closed = { rules: rulesOf(CLOSED_POLICY(names.roles)) };
  if (file.encoding !== undefined) return { ...closed, findings: [notUtf8(file, file.encoding)] };
  const lines = linesOf(file.text);
  const read = lines.map(([line, text]) => ({ line, ...readLine(text, setup) }));
  const findings = read.flatMap(({ line, remark }) => (remark ? [findingOf(file.path, line, remark)] : []));
  if (!read.some(({ rows, remark }) => remark ?? rows.some(([kind]) => kind === 'p'))) {
    const message = said`No rule stands here: nobody could do anything. Write at least one, or remove the file.`;
    return { ...closed, findings: [findingOf(file.path, 1, { code: 'RES120', message })] };
  }
  // Cut off in the middle of a line: the missing rest may have denied anything.
  const isCut = read.at(-1)?.remark?.code === 'RES120' && !file.text.endsWith('\n');
  if (isCut) return { ...closed, findings };
  return { rules: read.flatMap(({ line, rows }) => rows.map((row) => ({ line, row }))), findings };
}

type CsvRemark = { readonly code: string; readonly message: BilingualText };
type Line = { readonly rows: readonly PolicyRow[]; readonly remark?: CsvRemark };

function findingOf(file: string, line: number, { code, message }: CsvRemark): Finding {
  return { code, level: 'error', file, line, column: 1, pointer: '', message: message.en, tr: message.tr };
}

/** Non-empty lines, counted from 1. */
function linesOf(text: string): (readonly [line: number, text: string])[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => [index + 1, line.trim()] as const)
    .filter(([, line]) => line !== '' && !line.startsWith('#'));
}

const rulesOf = (text: string): CsvRule[] => linesOf(text).map(([line, each]) => ({ line, row: columnsOf(each) }));

const columnsOf = (line: string): string[] => line.split(',').map((value) => value.trim());

function readLine(text: string, setup: CsvSetup): Line {
  const columns = columnsOf(text);
  const [kind, role = '', subject = '', action = '', effect = ''] = columns;
  if (kind === 'g' && columns.length === 3) return readGroup(columns, text, setup);
  const isRule = kind === 'p' && columns.length === 5 && (effect === 'allow' || effect === 'deny');
  if (!isRule || columns.includes('')) {
    const message = said`Expected "p, role, subject, action, allow" (or deny), or "g, role, role".`;
    const isGrant = kind === 'p' && columns.length === 5 && closest(effect, ['allow', 'deny']) === 'allow';
    return { rows: isGrant ? [] : denials(meantBySome(text, setup)), remark: { code: 'RES120', message } };
  }
  const remark = unknownIn({ role, subject, action }, setup);
  if (!remark) return { rows: [columns] };
  return { rows: effect === 'deny' ? denials(meantBy({ role, subject, action }, text, setup)) : [], remark };
}

/** Gives one role the rights of another. A wrong line might have denied what the other may not do. */
function readGroup(columns: readonly string[], text: string, setup: CsvSetup): Line {
  const [, one = '', other = ''] = columns;
  const wrong = [one, other].find((role) => !isRole(role, setup));
  if (wrong === undefined) return { rows: [columns] };
  const message = unknownName({ what: 'role', wrong, known: setup.names.roles });
  const roles = rolesMeant(one, text, setup);
  return { rows: denials({ roles, subjects: ['*'], actions: ['*'] }), remark: { code: 'RES208', message } };
}

const isRole = (role: string, { names, past }: CsvSetup): boolean =>
  names.roles.includes(role) || past.declared.roles.includes(role);

type Names = { readonly role: string; readonly subject: string; readonly action: string };

function unknownIn({ role, subject, action }: Names, setup: CsvSetup): CsvRemark | undefined {
  const { names } = setup;
  if (!isRole(role, setup))
    return { code: 'RES208', message: unknownName({ what: 'role', wrong: role, known: names.roles }) };
  if (!isSubject(subject, setup)) {
    const message = unknownName({ what: 'subject', wrong: subject, known: subjectsOf(names) });
    return { code: 'RES227', message };
  }
  if (isAction(subject, action, setup)) return undefined;
  const known = [...actionsAt(names, subject), '*'];
  return { code: 'RES209', message: unknownName({ what: 'action', wrong: action, known }) };
}

/** Subjects that match a name or a pattern like `Pay*`. */
const fitting = (names: PolicyNames, subject: string): readonly string[] =>
  subject.endsWith('*')
    ? subjectsOf(names).filter((name) => name.startsWith(subject.slice(0, -1)))
    : subjectsOf(names).filter((name) => name === subject);

const actionsAt = (names: PolicyNames, subject: string): readonly string[] => [
  ...new Set(fitting(names, subject).flatMap((name) => ownValue(names.rights, name) ?? [])),
];

function isSubject(subject: string, { names, past }: CsvSetup): boolean {
  if (subject === '*' || [names, past.declared].some((each) => fitting(each, subject).length > 0)) return true;
  return past.isBlind && closest(subject, subjectsOf(names)) === undefined;
}

function isAction(subject: string, action: string, { names, past }: CsvSetup): boolean {
  if (action === '*') return true;
  // Names that are only declared are uncertain.
  if (subject !== '*' && fitting(names, subject).length === 0) return true;
  return [names, past.declared].some((each) => actionsAt(each, subject).includes(action));
}

function meantBy({ role, subject, action }: Names, text: string, setup: CsvSetup): Meant {
  return {
    roles: rolesMeant(role, text, setup),
    subjects: isSubject(subject, setup) ? [subject] : meantInstead(subject, text, setup, subjectsOf),
    actions: isAction(subject, action, setup)
      ? [action]
      : meantInstead(action, text, setup, (names) => actionsAt(names, subject)),
  };
}

function rolesMeant(role: string, text: string, setup: CsvSetup): readonly string[] {
  if (isRole(role, setup)) return [role];
  const meant = meantInstead(role, text, setup, ({ roles }) => roles);
  return meant.includes('*') ? setup.names.roles : meant;
}

/** A line that was good refers to something removed or renamed; any other may mean everything. */
function meantInstead(
  name: string,
  text: string,
  { names, past: { before, good } }: CsvSetup,
  namesIn: (names: PolicyNames) => readonly string[],
): readonly string[] {
  const wasGood = good !== undefined && linesOf(good).some(([, line]) => line === text);
  if (!before || !wasGood) return ['*'];
  const known = new Set(namesIn(before));
  return [name, ...namesIn(names).filter((each) => !known.has(each))];
}

/** For a line whose columns are unclear: every name in it; all names if it has none. */
function meantBySome(text: string, { names }: CsvSetup): Meant {
  const { roles } = names;
  const words = text.split(/[\s,;|]+/).slice(1);
  const some = (known: readonly string[]): readonly string[] => words.filter((word) => known.includes(word));
  const or = (found: readonly string[], all: readonly string[]): readonly string[] => (found.length > 0 ? found : all);
  const subjects = or(some(subjectsOf(names)), ['*']);
  const actions = subjects.flatMap((subject) => actionsAt(names, subject));
  return { roles: or(some(roles), roles), subjects, actions: or(some(actions), ['*']) };
}

const denials = ({ roles, subjects, actions }: Meant): PolicyRow[] =>
  roles.flatMap((role) =>
    subjects.flatMap((subject) => actions.map((action): PolicyRow => ['p', role, subject, action, 'deny'])),
  );
