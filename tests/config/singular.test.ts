import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type File = {
  readonly name?: string;
  readonly fields?: object;
  readonly of?: string;
  readonly one?: { en?: string; tr?: string };
};

const files = readdirSync('resources', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json') && !path.startsWith('schemas') && !/(^|\/)_/.test(path))
  .map((path) => ({ path, file: JSON.parse(readFileSync(join('resources', path), 'utf8')) as File }));

// Buttons, messages and questions speak of one record: "Add extra charge", "Estate saved."
test('every resource of the product says in both languages what one of its records is called', () => {
  const resources = files.filter(({ file }) => file.fields !== undefined && !Array.isArray(file.fields));
  expect(resources.length).toBeGreaterThan(50);
  expect(resources.filter(({ file }) => !file.one?.en || !file.one.tr).map(({ path }) => path)).toEqual([]);
});

test('inside a sentence it begins with a small letter, but for what is a name', () => {
  const capitals = files
    .flatMap(({ file }) => [file.one?.en, file.one?.tr])
    .filter((one) => one && /^\p{Lu}\p{Ll}/u.test(one));
  expect(capitals).toEqual([]);
});
