import { describe, expect, test } from 'vitest';
import { validateRecord } from './record.ts';
import { makeResource, TEST_VALUES } from './testing.ts';
import type { Row } from './types.ts';
import { compileVisibility, type Operation } from './visibility.ts';

/** A field that is required and hidden: on its own, by its section, or both. */
const resource = makeResource({
  name: 'things',
  fields: {
    kind: { type: 'enum', values: ['A', 'B'], default: 'A' },
    byField: { type: 'text', required: true, showIf: { kind: 'B' } },
    bySection: { type: 'text', required: true },
    byBoth: { type: 'text', required: true, showIf: { kind: 'B' } },
    range: { type: 'dateRange', start: 'from', end: 'to', required: true, showIf: { kind: 'B' } },
    chain: { type: 'text', required: true, showIf: { byField: { null: false } } },
    twice: { type: 'text', required: true },
    servers: { type: 'text', readOnly: true, showIf: { kind: 'B' } },
  },
  form: {
    sections: [
      { fields: ['kind', 'byField', 'range', 'chain', 'twice', 'servers'] },
      { showIf: { kind: 'B' }, fields: ['bySection', 'byBoth', 'twice'] },
    ],
  },
});
// `twice` is also in a visible section, so it may stay required: keep it filled.
const BASE = { twice: 'x' };
const FULL = { byField: 'a', bySection: 'b', byBoth: 'c', from: '2026-05-01', to: '2026-05-02', chain: 'd' };
const HIDDEN = ['byField', 'bySection', 'byBoth', 'from', 'to', 'chain'];

function run(operation: Operation, input: Record<string, unknown>, before: Row | undefined) {
  const { record, issues } = validateRecord({
    resource,
    operation,
    input,
    before,
    values: TEST_VALUES,
    canWrite: () => true,
  });
  return { record, issues: issues.map(({ field, key }) => `${field} ${key.replace('validation.', '')}`) };
}

const stored = (kind: string): Row => ({ id: 't1', kind, ...BASE, ...(kind === 'B' && FULL), servers: 's' });

describe.each<[Operation, Row | undefined, Record<string, unknown>]>([
  ['create', undefined, BASE],
  ['replace', stored('A'), BASE],
  ['replace', stored('B'), BASE],
  ['merge', stored('A'), {}],
  ['merge', stored('B'), {}],
])('hidden is never required: %s', (operation, before, input) => {
  test('hidden: not asked for, and dropped even when sent', () => {
    expect(run(operation, { ...input, kind: 'A' }, before).issues).toEqual([]);
    const { record, issues } = run(operation, { ...input, ...FULL, kind: 'A' }, before);
    expect(issues).toEqual([]);
    expect(Object.keys(record).filter((key) => HIDDEN.includes(key))).toEqual([]);
  });

  test('hidden: not even a wrong value is held against it', () => {
    expect(run(operation, { ...input, kind: 'A', byField: 5, from: 'soon' }, before).issues).toEqual([]);
  });

  test('shown: asked for', () => {
    const isFilled = operation === 'merge' && before?.['kind'] === 'B';
    const expected = isFilled ? [] : HIDDEN.filter((key) => key !== 'chain').map((key) => `${key} required`);
    expect(run(operation, { ...input, kind: 'B' }, before).issues.sort()).toEqual(expected.sort());
    expect(run(operation, { ...input, ...FULL, kind: 'B' }, before).issues).toEqual([]);
  });
});

test('a chain is hidden link by link', () => {
  const hidden = compileVisibility({ resource, operation: 'edit' as 'merge', values: TEST_VALUES });
  expect([...hidden({ kind: 'A', ...FULL })].sort()).toEqual(
    ['bySection', 'byBoth', 'byField', 'chain', 'range', 'servers'].sort(),
  );
  expect([...hidden({ kind: 'B', ...FULL })]).toEqual([]);
  expect([...hidden({ kind: 'B', ...FULL, byField: null })]).toEqual(['chain']);
});

test('a field in two sections is hidden only when both are', () => {
  expect(run('create', { kind: 'A' }, undefined).issues).toEqual(['twice required']);
});

test('what the server owns is not dropped with its being shown', () => {
  expect(run('merge', { kind: 'A' }, stored('B')).record['servers']).toBe('s');
});

test('a condition on the server’s values and on the user', () => {
  const mine = makeResource({
    name: 'mine',
    fields: { note: { type: 'text', required: true, showIf: { createdBy: '$user.id' } } },
  });
  const merge = (createdBy: string) =>
    validateRecord({
      resource: mine,
      operation: 'merge',
      input: { note: '' },
      before: { id: 'm', createdBy },
      values: TEST_VALUES,
      canWrite: () => true,
    }).issues;
  expect(merge('u1')).toHaveLength(1);
  expect(merge('u2')).toEqual([]);
});
