import { readFileSync } from 'node:fs';
import { getLocation } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { ACTIONS as KNOWN_ACTIONS, mayRead, mayWrite } from '../../src/config/access.ts';
import { known, schemas } from '../../src/config/check/check-fixture.ts';
import { checkAndMend } from '../../src/config/check/mend.ts';
import type { GoodText, SourceFile } from '../../src/config/check/source.ts';
import type { Config } from '../../src/config/types.ts';
import { FILES } from './marina.ts';

/** No mistake in a file of the configuration widens what a role may do: tried with every name and word of each. */

const CSV = `p, SuperAdmin, *, *, allow
p, admin, *, *, allow
p, admin, Boat, ready, deny
p, SuperAdmin, Trip, delete, deny
p, admin, Dock, edit, deny
p, Accounting, Trip, list, allow
p, Accounting, Boat, show, deny
`;
const ENUMS = JSON.parse(FILES['_enums.json'] ?? '{}') as { role: { value: string; rank?: number }[] };
ENUMS.role.forEach((role, index) => (role.rank = 100 - 10 * index));
const boats = JSON.parse(FILES['boats.json'] ?? '{}') as { fields: Record<string, unknown> };
boats.fields['owner'] = { type: 'enum', enum: 'role', notAbove: '$user.role', label: { en: 'O', tr: 'S' } };
boats.fields['secret'] = {
  type: 'text',
  label: { en: 'S', tr: 'G' },
  read: ['admin', 'SuperAdmin', 'Accounting'],
  write: ['SuperAdmin'],
};
const TEXTS: Readonly<Record<string, string>> = {
  ...FILES,
  'boats.json': JSON.stringify(boats, null, 2),
  '_enums.json': JSON.stringify(ENUMS, null, 2),
  '_access.csv': CSV,
  '_access.conf': readFileSync('resources/_access.conf', 'utf8'),
};
/** The same for every mistake, as in a server: what is not changed is read once. */
const SOURCES = Object.entries(TEXTS).map(([path, text]): SourceFile => ({ path: `resources/${path}`, text }));
/** @param broken in place of the file of its path */
const mend = (good: ReadonlyMap<string, GoodText>, broken?: SourceFile) =>
  checkAndMend({ files: SOURCES.map((file) => (file.path === broken?.path ? broken : file)), known, schemas, good });

const first = mend(new Map());
const GOOD = new Map(
  SOURCES.map(({ path, text }): [string, GoodText] => [path, { text, readAt: '', names: first.names }]),
);
const ACTIONS: readonly string[] = KNOWN_ACTIONS;
const ROLES = ['SuperAdmin', 'admin', 'Accounting'];
const RANKS = new Map(ENUMS.role.map(({ value, rank = 0 }) => [value, rank]));

/** Whatever a role may do, as words: the fewer, the narrower. */
function rightsOf({ resources, pages, policy, enums }: Config): Set<string> {
  const rights = new Set<string>();
  for (const role of ROLES) {
    const rules = policy.rows.filter(([kind, whose]) => kind === 'p' && whose === role);
    const can = (subject: string, action: string): boolean => {
      const own = rules.filter(([, , of, act]) => (of === '*' || of === subject) && (act === '*' || act === action));
      return own.some((row) => row[4] === 'allow') && !own.some((row) => row[4] === 'deny');
    };
    for (const { name, access, fields, actions } of Object.values(resources)) {
      const before = first.config.resources[name];
      // What is called otherwise is something else.
      if (!before) continue;
      const rows = JSON.stringify(access.rows[role] ?? 'all');
      const asked = [...ACTIONS, ...Object.keys(before.actions)].filter(
        (action) => ACTIONS.includes(action) || actions[action],
      );
      const may = asked.filter((action) => can(access.subject, action));
      for (const action of may) rights.add(`${role} ${name} ${action} ${rows}`);
      for (const field of Object.values(fields)) {
        if (!before.fields[field.name]) continue;
        if (may.length > 0 && mayRead(field, role)) rights.add(`${role} reads ${name} ${field.name}`);
        if (may.some((action) => action !== 'list') && mayWrite(field, role)) {
          rights.add(`${role} writes ${name} ${field.name}`);
          if (field.type !== 'enum' || field.name !== 'owner') continue;
          const rank = (value: string): number => field.options.find((option) => option.value === value)?.rank ?? 0;
          for (const { value } of field.options)
            if (RANKS.has(value) && (!field.notAbove || rank(value) <= rank(role)))
              rights.add(`${role} makes ${value}`);
        }
      }
    }
    for (const { name, access } of Object.values(pages))
      if (can(access.subject, access.action)) rights.add(`${role} page ${name}`);
    const rank = enums['role']?.options.find(({ value }) => value === role)?.rank ?? 0;
    expect(rank).toBeLessThanOrEqual(RANKS.get(role) ?? 0);
  }
  return rights;
}

/** Slips of the finger in one word. */
const slips = (word: string): string[] =>
  [word.slice(0, -1), `${word}x`, `${word.charAt(1)}${word.charAt(0)}${word.slice(2)}`, ''].filter(
    (slip) => slip !== word,
  );

/** Names that somebody chose: what is wrong at one of them is wrong in the same way at another. */
const NAMED = ['fields', 'actions', 'values', 'groups', 'role', 'grants', 'rows', 'key', 'where'];
/** Fields whose rights differ from those of others: all of them is tried. */
const OF_THEIR_OWN = ['owner', 'secret'];
/** places of one kind that the mistakes of one kind are shared out to */
const PLACES = 2;

/** A place in a JSON file without the names in it, e.g. that of any field's English label; in other files the place itself. */
function kindOfPlace(file: string, text: string, offset: number): string {
  if (!file.endsWith('.json')) return String(offset);
  const { path } = getLocation(text, offset + 1);
  // A text is a text wherever it stands.
  if (['en', 'tr'].includes(String(path.at(-1)))) return path.slice(-2).join('/');
  return path
    .map((name, index) => {
      if (typeof name === 'number') return '#';
      return NAMED.includes(String(path[index - 1])) && !OF_THEIR_OWN.includes(name) ? '*' : name;
    })
    .join('/');
}

/** Only the first places of each kind. */
function byKind<Found extends { readonly index: number }>(
  found: readonly Found[],
  kindOf: (found: Found) => string,
): (readonly Found[])[] {
  const groups = new Map<string, Found[]>();
  for (const each of found) groups.set(kindOf(each), [...(groups.get(kindOf(each)) ?? []), each]);
  return [...groups.values()].map((group) => group.slice(0, PLACES));
}

/** Every text, key and value of a JSON file with a slip, numbers and lists as texts, each line left out, halves. */
function* mistakesIn(file: string, text: string): Generator<string> {
  const isJson = file.endsWith('.json');
  yield '';
  yield text.slice(0, text.length / 2);
  for (const [line] of byKind([...text.matchAll(/^ *(.+)\n/gm)], ({ index }) => kindOfPlace(file, text, index))) {
    if (!line) continue;
    const before = text.slice(0, line.index);
    const after = text.slice(line.index + line[0].length);
    yield before + after;
    // Between the lines of JSON is nothing.
    if (!isJson) yield before + (line[1] ?? '') + after;
  }
  const words = isJson ? /"([^"]+)"|\d+/g : /[\w*]+|[,=&|]+/g;
  const isKey = ({ index, 0: all }: RegExpExecArray): boolean => /^\s*:/.test(text.slice(index + all.length));
  const kindOf = (found: RegExpExecArray): string => `${isKey(found)} ${kindOfPlace(file, text, found.index)}`;
  for (const places of byKind([...text.matchAll(words)], kindOf)) {
    for (const [turn, { 0: all, 1: inner, index }] of places.entries()) {
      const put = (other: string): string => text.slice(0, index) + other + text.slice(index + all.length);
      const own = slips(inner ?? all).filter((_slip, at) => at % places.length === turn);
      if (isJson) for (const slip of inner === undefined ? [all] : own) yield put(`"${slip}"`);
      else for (const slip of own) yield put(slip);
      if (file === '_access.csv' && all === ',') yield put(';');
    }
  }
}

const isFound = (config: ReturnType<typeof mend>): boolean => config.findings.some(({ level }) => level === 'error');

describe.each(Object.keys(TEXTS))('mistakes in %s', (file) => {
  const text = TEXTS[file] ?? '';
  const whole = rightsOf(first.config);
  test.each([
    ['with a last good version', GOOD],
    ['at the first start', new Map<string, GoodText>()],
  ])('%s: none of them widens a right', (_name, good) => {
    expect(isFound(first)).toBe(false);
    expect(whole.size).toBeGreaterThan(40);
    const wider: string[] = [];
    let count = 0;
    for (const mistake of new Set(mistakesIn(file, text))) {
      const after = mend(good, { path: `resources/${file}`, text: mistake });
      // What nobody can know for a mistake counts as meant.
      if (!isFound(after)) continue;
      count += 1;
      const more = [...rightsOf(after.config)].filter((right) => !whole.has(right));
      if (more.length > 0) wider.push(`${more.slice(0, 3).join('; ')} ← ${difference(text, mistake)}`);
    }
    expect(wider).toEqual([]);
    expect(count).toBeGreaterThan(3);
  });
});

/** Where a text begins to be another. */
function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return JSON.stringify(other.slice(Math.max(0, at - 25), at + 25));
}
