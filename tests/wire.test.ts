import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wireSchemasText } from '../scripts/wire-schemas-text.ts';
import { filesBelow } from './files-below.ts';

/** Where the type of an answer may stand: what server and browser share, and what is generic. */
const SHARED = /\/(wire|config|domain)\//;
/** What names no answer of its own: rows of a list, and type-level helpers. */
const PLAIN = new Set(['Row', 'Readonly', 'Partial', 'Pick', 'Answer', 'Body']);
/** Who asks for a record of the generic calls and says what it reads of it. */
const RECORDS = new Set([
  // Any call, and the generic ones of every resource.
  'src/providers/http.ts',
  'src/providers/data.ts',
  'src/features/housekeeping/outbox.ts',
  'src/features/reservations/tape/moves.ts',
  'src/features/reservations/tape/RangeDialog.tsx',
  // Whatever call somebody tries, as it comes.
  'src/features/api/try-call.ts',
]);

/** Names in the types of answers that a file asks for, which neither it nor the server gets from a shared place. */
function ownAnswers(text: string): string[] {
  const shared = new Set(
    [...text.matchAll(/import (?:type )?\{([^}]*)\} from '([^']*)'/g)].flatMap(([, names = '', from = '']) =>
      SHARED.test(from)
        ? names.split(',').map((name) =>
            name
              .replace(/\btype\b/, '')
              .trim()
              .split(' as ')
              .at(-1),
          )
        : [],
    ),
  );
  const asked = [...text.matchAll(/\b(?:request|useAnswer|useReport|useVisitorAnswer)<((?:[^<>]|<[^<>]*>)+)>\(/g)];
  return asked.flatMap(([, type = '']) => {
    const names = type.match(/\b[A-Z]\w*/g) ?? [];
    const own = names.filter((name) => !PLAIN.has(name) && !shared.has(name));
    return names.length === 0 ? [type] : own;
  });
}

test('answers are asked for by the types that the server answers with', () => {
  const found = ['src/features', 'src/app', 'src/engine', 'src/providers']
    .flatMap(filesBelow)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/demo\//.test(path) && !RECORDS.has(path))
    .flatMap((path) => ownAnswers(readFileSync(path, 'utf8')).map((name) => `${path}: ${name}`));
  expect(found).toEqual([]);
});

test('what the API says of calls is what the types say (`npm run wire-schemas`)', () => {
  expect(readFileSync('json-server/http/wire-schemas.json', 'utf8')).toBe(wireSchemasText());
});

test('types of answers stand in use on both sides', () => {
  const text = (folder: string) =>
    filesBelow(folder)
      .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('src/wire/'))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
  const browser = text('src');
  const server = text('json-server');
  const oneSided = filesBelow('src/wire').filter((path) => {
    const from = `wire/${path.split('/').at(-1) ?? ''}'`;
    return !browser.includes(from) || !server.includes(from);
  });
  expect(oneSided).toEqual([]);
});
