import type { Finding } from '../types.ts';
import { CLAIMS, NEEDED_FIELD } from './codes.ts';
import { type Path, pointerNames } from './json-file.ts';
import { valueAt } from './mended-value.ts';
import { closest } from './suggest.ts';

/** How much of its file a mistake affects. */
export type FindingReach = {
  /** Left out, or restored from the last good version. */
  readonly part: Path;
  /** Restored from the last good version, if the part itself is not in it. */
  readonly wider?: Path;
  /** Left out together, because it would require more without the part. */
  readonly alongside: readonly Path[];
  /** Affects only looks: a warning. */
  readonly isMild: boolean;
  /** Leaving it out would open or change more than the mistake did: restore it, or drop the whole file. */
  readonly isGuarded: boolean;
};

const LOOKS = 'label one help icon look display color width priority tone title order';
const words = (text: string): readonly string[] => text.split(' ');

/** Parts of a field that can be left out on their own. Any other part takes the field with it. */
const FIELD_LOOKS = [...words(LOOKS), 'format', 'colors'];
const FIELD_PARTS = [
  ...words('sortable search unique required default optionsWhere checkFree slugOf inLanguage showIf inline'),
  ...words(
    'renamedFrom misfits unnamedFor min max minLength maxLength minDays maxDays minItems maxItems maxBytes uniqueBy rising charset',
  ),
];
/** Words that restrict something: a slip in one of them must not open it. */
const CLOSING = [
  ...words('read write readOnly hidden notAbove among compute from generate secret masked unique access grants rows'),
  ...words(
    'lockedIf rules domain tenancy posted draft only where when confirm api module single roles apart showIf rank',
  ),
];
/** Leaving out one of these widens the condition. */
const CONDITIONS = words('where showIf when if rows optionsWhere lockedIf assert');

type Rule = readonly [pattern: string, kind: 'part' | 'looks' | 'guarded'];

const MENU: readonly Rule[] = [
  ['menu badge tone', 'looks'],
  ['menu badge', 'part'],
  ['menu order', 'looks'],
  ['menu to', 'part'],
  ['menu', 'part'],
  ['access grants * *', 'part'],
  ['access grants *', 'part'],
  ['access', 'guarded'],
];

const FORM = (form: string): readonly Rule[] => [
  [`${form} sections * fields * *`, 'part'],
  [`${form} sections * fields *`, 'part'],
  ...['icon', 'label', 'help', 'folded'].map((name): Rule => [`${form} sections * ${name}`, 'looks']),
  [`${form} sections * showIf`, 'part'],
  [`${form} sections *`, 'part'],
  [`${form} panels *`, 'part'],
  [`${form} look`, 'looks'],
  [`${form} layout`, 'looks'],
  [`${form} *`, 'part'],
  [form, 'part'],
];

/** The first match wins; a file that matches none is wrong as a whole. */
const RESOURCE: readonly Rule[] = [
  ...['icon', 'label', 'one', 'created', 'keywords'].map((name): Rule => [name, 'looks']),
  ['title', 'part'],
  ['renamedFrom', 'part'],
  ...MENU,
  ...['width', 'priority'].map((name): Rule => [`list columns * ${name}`, 'looks']),
  ['list columns * sum', 'part'],
  ...['columns', 'filters', 'search', 'views', 'panels', 'pageSizes'].map((name): Rule => [`list ${name} *`, 'part']),
  ...['card', 'actions', 'columns'].map((name): Rule => [`list board ${name} *`, 'part']),
  ['list *', 'part'],
  ['list', 'part'],
  ...['form', 'create', 'edit'].flatMap(FORM),
  ['show sections * fields *', 'part'],
  ['show sections * label', 'looks'],
  ['show sections * folded', 'looks'],
  ['show sections * aside', 'looks'],
  ['show sections *', 'part'],
  ['show panels *', 'part'],
  ['show head facts *', 'part'],
  ['show head actions *', 'part'],
  ['show head *', 'part'],
  ['show sheet sections * facts *', 'part'],
  ['show sheet', 'part'],
  ['show layout', 'looks'],
  ['show *', 'part'],
  ['show', 'part'],
  ...['icon', 'label', 'keywords'].map((name): Rule => [`actions * ${name}`, 'looks']),
  ...['facts *', 'outcome *', 'done', 'keep', 'undo', 'confirmIf'].map((name): Rule => [`actions * ${name}`, 'part']),
  ['actions *', 'part'],
  ['rules *', 'part'],
  ['unique *', 'part'],
  ['only *', 'part'],
  ['notify *', 'part'],
  ['automations * label', 'looks'],
  ['automations *', 'part'],
  ...['label', 'color', 'icon', 'help'].map((name): Rule => [`fields * values * ${name}`, 'looks']),
  ['fields * read *', 'part'],
  ['fields * write *', 'part'],
  ...FIELD_LOOKS.map((name): Rule => [`fields * ${name}`, 'looks']),
  ...FIELD_PARTS.map((name): Rule => [`fields * ${name}`, 'part']),
  ['fields *', 'part'],
  ...['lockedIf', 'domain', 'tenancy', 'draft', 'module', 'api', 'posted'].map((name): Rule => [name, 'guarded']),
];

const PAGE: readonly Rule[] = [
  ...['icon', 'label', 'text', 'keywords', 'foldEmpty'].map((name): Rule => [name, 'looks']),
  ...MENU,
  ...['icon', 'label', 'tone', 'width', 'color'].map((name): Rule => [`blocks * ${name}`, 'looks']),
  ['blocks * entries * icon', 'looks'],
  ['blocks * columns *', 'part'],
  ['blocks * actions *', 'part'],
  ['blocks * sort', 'part'],
  ['blocks *', 'part'],
];

const LOOKS_OF_ENTRY = words('icon label color help');
const ENUMS_FILE = '_enums.json';

const SHARED: { readonly [file: string]: readonly Rule[] } = {
  '_menu.json': [
    ...['icon', 'label', 'order', 'in'].map((name): Rule => [`groups * ${name}`, 'looks']),
    ['groups * module', 'guarded'],
    ['groups *', 'part'],
    ['landing *', 'part'],
  ],
  [ENUMS_FILE]: [...LOOKS_OF_ENTRY.map((name): Rule => [`* * ${name}`, 'looks']), ['* *', 'part'], ['*', 'part']],
};

/** An unknown role: whatever it was meant to close may be open now. */
const UNKNOWN_ROLE = 'RES208';

/**
 * The part of the file that is wrong; undefined = the whole file.
 * @param value the content of the file
 */
export function reachOf({ code, file, pointer }: Finding, value: unknown): FindingReach | undefined {
  const all = pointerNames(pointer);
  // The later file is wrong as a whole: the grants of one would open the other.
  if (CLAIMS.includes(code) || all.length === 0) return undefined;
  // Under another name it would exist twice, and forms would ask for the one no rule reads.
  if (code === NEEDED_FIELD && valueAt(value, all) === undefined) return undefined;
  // A list entry is valid or restored as a whole, whichever of its words is wrong.
  if (file.endsWith(`/${ENUMS_FILE}`) && all.length > 1 && !LOOKS_OF_ENTRY.includes(all[2] ?? ''))
    return { ...reachAs(all.slice(0, 2), 'part'), wider: all.slice(0, 1) };
  if (code === 'RES101') return reachOfUnknown(all, rulesOf(file, value));
  if (code === UNKNOWN_ROLE && all[0] === 'access' && all[1] === 'rows') return reachAs(['access'], 'guarded');
  return reachIn(all, rulesOf(file, value));
}

function rulesOf(file: string, value: unknown): readonly Rule[] {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (name.startsWith('_')) return SHARED[name] ?? [];
  const isPage = typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'page';
  return isPage ? PAGE : RESOURCE;
}

function reachIn(all: Path, rules: readonly Rule[]): FindingReach | undefined {
  // A part of a field is a field, too.
  const [top, name, inner] = all;
  if (top === 'fields' && inner === 'fields' && name !== undefined && all.length > 3) {
    const below = reachIn(all.slice(2), rules);
    const whole = (path: Path): Path => [top, name, ...path];
    return below && { ...below, part: whole(below.part), alongside: below.alongside.map(whole) };
  }
  for (const [pattern, kind] of rules) {
    const names = pattern.split(' ');
    if (names.length > all.length || names.some((each, index) => each !== '*' && each !== all[index])) continue;
    return reachAs(all.slice(0, names.length), kind);
  }
  return undefined;
}

function reachAs(part: Path, kind: Rule[1]): FindingReach {
  const [top, name, property] = part;
  const isShown = top === 'fields' && name !== undefined && property === 'showIf' && part.length === 3;
  return {
    part,
    // Always shown, it must not always be required.
    alongside: isShown ? [[top, name, 'required']] : [],
    isMild: kind === 'looks',
    isGuarded: kind === 'guarded',
  };
}

/** Similar to one of these words, an anagram of one, or empty. */
function isLikeClosing(name: string): boolean {
  const letters = (word: string): string => word.split('').sort().join('');
  return name === '' || closest(name, CLOSING) !== undefined || CLOSING.some((word) => letters(word) === letters(name));
}

/** An unknown word has no effect, unless it was meant to restrict something. */
function reachOfUnknown(all: Path, rules: readonly Rule[]): FindingReach | undefined {
  const name = all.at(-1) ?? '';
  // What a rule does without the intended word is unknown.
  if (all[0] === 'automations') return reachIn(all.slice(0, -1), rules);
  const isInCondition = all.slice(0, -1).some((each) => CONDITIONS.includes(each));
  if (isInCondition || isLikeClosing(name)) return reachIn(all.slice(0, -1), rules);
  return reachAs(all, 'part');
}
