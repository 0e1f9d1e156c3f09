import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { filesBelow } from './files-below.ts';

/** Folders that every area shares. What an area is about stands in its module, feature and part of the domain. */
const GENERIC = ['store', 'live', 'http', 'accounts', 'records', 'jobs', 'routes'].map((name) => `json-server/${name}`);
const SHARED = ['config', 'engine', 'ui', 'providers', 'lib'].map((name) => `src/${name}`);
/** The list of areas, what they read, and what every area asks of a company's settings. */
const LEFT_OUT =
  /^json-server\/(app[.]ts|live\/(needed-fields[.]ts|rows\/(own-rows[.]ts|stored(-rows[.]ts|\/)))|records\/settings\/)/;

/** A variable of the configuration, `$user.investorId`, and the role that looks through an owner's eyes (IV1). */
const OWN_HOMES = ['investor'];
/** `$user.estateScope`: the homes that a person is limited to (US1). */
const HOMES_OF_PERSON = ['estate'];
/** `$user.showGuestContact`: what an owner is shown of guests (IV1). */
const SHOWN_TO_OWNERS = ['guest'];
/** What areas bring and a file may name (rules, panels, screens, news, rights); the checker reads it where no code of theirs is. */
const MAY_BE_NAMED = ['history-actions', 'code-rights'];
/** What may be said all the same, by file. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // Who an owner is and how many homes a person sees are rights, and decided where rights are.
  'json-server/routes/events.ts': OWN_HOMES,
  'json-server/accounts/authenticate.ts': [...OWN_HOMES, ...HOMES_OF_PERSON],
  'json-server/accounts/portal.ts': [...OWN_HOMES, ...SHOWN_TO_OWNERS],
  'json-server/accounts/preview.ts': [...OWN_HOMES, ...HOMES_OF_PERSON],
  'json-server/accounts/packages.ts': OWN_HOMES,
  'json-server/records/users.ts': [...OWN_HOMES, ...HOMES_OF_PERSON],
  'json-server/records/write-path.ts': OWN_HOMES,
  'src/config/check/defaults.ts': OWN_HOMES,
  'src/config/check/where-pass.ts': [...OWN_HOMES, ...HOMES_OF_PERSON, ...SHOWN_TO_OWNERS],
  'src/config/testing.ts': OWN_HOMES,
  // Findings name the areas whose rules read a field (RES226).
  'src/config/check/turkish-words.ts': [
    ...['channel', 'estate', 'housekeeping', 'investor', 'kbs', 'payment', 'reservation', 'statement'],
  ],
  'src/providers/preview.ts': OWN_HOMES,
  // Shares of owners are checked alike on both sides (ES8).
  'src/config/fields/parts.ts': OWN_HOMES,
  // `CHANNEL`: who made a change, as the history of states stores it.
  'json-server/records/external-writer.ts': ['channel'],
  'json-server/records/state-history.ts': ['channel'],
  'json-server/live/rules/domain-write.ts': ['channel'],
  // A key of the outbox: by mail.
  'json-server/accounts/one-time-links.ts': ['channel'],
  // A database's own words: what LISTEN hears on, and SQL.
  'json-server/live/versions/config-versions.ts': ['channel'],
  'json-server/live/versions/watch-versions.ts': ['channel'],
  'json-server/store/postgres/connections.ts': ['statement'],
  'json-server/store/postgres/declaring.ts': ['statement'],
  'json-server/store/postgres/listening.ts': ['channel'],
  'json-server/store/postgres/postgres-engine.ts': ['statement'],
  'json-server/store/postgres/schema.ts': ['statement'],
  'json-server/store/postgres/side-tables.ts': ['statement'],
  'json-server/store/sqlite/connection.ts': ['statement'],
  // Between tabs, of Refine's live events, and the browser's `MessageChannel`.
  'src/engine/resource/use-live-changes.ts': ['channel'],
  'src/providers/joint-reads.ts': ['channel'],
  'src/providers/live.ts': ['channel'],
};

/** Parts of resource names that are words of any back-office, or of English; `price` is also a look of amounts. */
const EVERYDAY = new Set(
  `access account api automation batche blog card cash charge contact contract count daily dated date definition delivery document entry exchange feed fetche group
   history item key legal log long message note notification of order out owner package period post price product rate recurring request
  run sale security service setting status stay supplier task template tenant text user view webhook demo`.split(/\s+/),
);
/** Words of the business that no resource is named by. */
const MORE = ['arrival', 'booker', 'booking', 'checkin', 'checkout', 'departure', 'ical', 'night', 'occupancy'];

const singular = (word: string): string =>
  word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.length > 3 ? word.replace(/([^su])s$/, '$1') : word;
const wordsOf = (text: string): string[] =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .map(singular);

/** Nouns of the business: what the resources are called. */
function businessWords(): ReadonlySet<string> {
  const names = filesBelow('resources/v1').map((path) => {
    const { name, fields } = JSON.parse(readFileSync(path, 'utf8')) as { name?: string; fields?: unknown };
    return fields === undefined ? '' : (name ?? '');
  });
  return new Set([...names.flatMap(wordsOf), ...MORE].filter((word) => word !== '' && !EVERYDAY.has(word)));
}

/** Names and texts of a source; comments may speak of anything, for examples help. */
function wordsIn(path: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node)) found.push(node.text);
    // A text with spaces is a sentence, not a name.
    if ((ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) && !node.text.includes(' '))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return found.flatMap(wordsOf);
}

/** Business words by file, without those that are allowed there. */
function saidIn(paths: readonly string[], words: ReadonlySet<string>): Record<string, string[]> {
  const said: Record<string, string[]> = {};
  for (const path of paths) {
    if (!/\.tsx?$/.test(path) || /\.(test|fixture)\.tsx?$|-fixture\.ts$/.test(path) || LEFT_OUT.test(path)) continue;
    if (MAY_BE_NAMED.some((name) => path === `src/config/${name}.ts`)) continue;
    const allowed = new Set(ALLOWED[path]);
    const own = wordsIn(path, readFileSync(path, 'utf8')).filter((word) => words.has(word) && !allowed.has(word));
    if (own.length > 0) said[path] = [...new Set(own)].sort();
  }
  return said;
}

describe('the generic part names nothing of the business', () => {
  const words = businessWords();

  test('words of the business are what resources are called', () => {
    expect([...words]).toEqual(expect.arrayContaining(['estate', 'guest', 'reservation', 'payment', 'season', 'kbs']));
  });

  test('a name or a text in a source is found, a comment is not', () => {
    const source = "/** A guest. */\nconst x = { guestId: 'stay-guests' };\ncall('A guest pays');\n";
    expect(wordsIn('x.ts', source).filter((word) => words.has(word))).toEqual(['guest', 'guest']);
  });

  test('no file of it says one', () => {
    const around = readdirSync('json-server').map((name) => `json-server/${name}`);
    const paths = [...around.filter((path) => path.endsWith('.ts')), ...[...GENERIC, ...SHARED].flatMap(filesBelow)];
    expect(saidIn(paths, words)).toEqual({});
  });

  test('no exception is left over', () => {
    const unused = Object.entries(ALLOWED).flatMap(([path, allowed]) => {
      const own = new Set(wordsIn(path, readFileSync(path, 'utf8')));
      return allowed.filter((word) => !own.has(word)).map((word) => `${path}: ${word}`);
    });
    expect(unused).toEqual([]);
  });
});
