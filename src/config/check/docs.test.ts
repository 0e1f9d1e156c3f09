import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OPERATORS } from '../types.ts';

const docs = join(import.meta.dirname, '../../../docs/configuration');
const page = (name: string): string => readFileSync(join(docs, name), 'utf8');

test('docs/configuration/errors.md has every code of the checker with its cure, and no other', () => {
  const used = ['.', '../blocks'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .flatMap((name) => readFileSync(join(import.meta.dirname, folder, name), 'utf8').match(/'RES\d{3}'/g) ?? []),
  );
  const codes = [...new Set(used.map((code) => code.slice(1, -1)))].sort();
  const entries = page('errors.md').split(/^### /m).slice(1);
  expect(entries.map((entry) => entry.slice(0, 6)).sort()).toEqual(codes);
  expect(entries.filter((entry) => !/^\*\*Cure:\*\* \S/m.test(entry)).map((entry) => entry.slice(0, 6))).toEqual([]);
});

test('the guide names every operator of conditions', () => {
  expect(OPERATORS.filter((operator) => !page('fields.md').includes(operator))).toEqual([]);
});
