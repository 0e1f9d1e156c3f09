import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OPERATORS } from '../types.ts';
import { briefly, goodResource } from './check-fixture.ts';

const docs = readFileSync(join(import.meta.dirname, '../../../docs/configuration.md'), 'utf8');

/** `RES101 – RES103` names three codes. */
function documentedCodes(): Set<string> {
  const ranges = [...docs.matchAll(/RES(\d{3})(?: – RES(\d{3}))?/g)];
  return new Set(
    ranges.flatMap(([, from = '0', to = from]) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `RES${Number(from) + index}`),
    ),
  );
}

test('docs/configuration.md explains every code of the checker, and no other', () => {
  const used = ['.', '../blocks'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .flatMap((name) => readFileSync(join(import.meta.dirname, folder, name), 'utf8').match(/'RES\d{3}'/g) ?? []),
  );
  const codes = [...new Set(used.map((code) => code.slice(1, -1)))].sort();
  expect([...documentedCodes()].sort()).toEqual(codes);
});

test('it names every operator', () => {
  expect(OPERATORS.filter((operator) => !docs.includes(operator))).toEqual([]);
});

test('its examples are JSON, and the first is a resource without a mistake', () => {
  const blocks = [...docs.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block = '']) => block.trim());
  expect(blocks.length).toBeGreaterThan(5);
  const [first = '', ...parts] = blocks;
  for (const part of parts)
    expect(() => JSON.parse(part.startsWith('{') ? part : `{${part}}`) as unknown).not.toThrow();
  expect(
    briefly({ 'v1/operational/parking-permits.json': first, 'estates.json': goodResource({ name: 'estates' }) }),
  ).toEqual([]);
});
