import { describe, expect, test } from 'vitest';
import { validateRecord, type Operation } from './record.ts';
import { makeResource, TEST_VALUES } from './testing.ts';
import type { Row } from './types.ts';

const things = makeResource({
  name: 'things',
  fields: {
    kind: { type: 'enum', values: ['PERSON', 'COMPANY'], default: 'PERSON' },
    taxNo: { type: 'text', requiredIf: { kind: 'COMPANY' } },
    isPaid: { type: 'boolean', default: false },
    amount: { type: 'money', currency: 'EUR', readOnlyIf: { isPaid: true } },
    plate: {
      type: 'text',
      pattern: { is: '[0-9]{2} [A-Z]{1,3} [0-9]{2,5}', message: { en: 'Like 34 ABC 123', tr: '34 ABC 123 gibi' } },
    },
    state: { type: 'enum', values: ['A', 'B'], default: 'A' },
  },
  actions: { settle: { from: ['A'], set: { state: 'B' }, ask: ['amount'] } },
});
const STORED: Row = { id: 't1', version: 1, kind: 'PERSON', taxNo: null, isPaid: false, amount: 100, state: 'A' };

function issues(operation: Operation, input: object, before?: Row): string[] {
  const setup = { resource: things, operation, input, before, values: TEST_VALUES, canWrite: () => true };
  const allowed = operation === 'action' ? ['amount'] : undefined;
  return validateRecord({ ...setup, allowed }).issues.map(({ field, key }) => `${field} ${key}`);
}

describe('requiredIf', () => {
  test.each<[Operation, object, Row | undefined, string[]]>([
    ['create', { kind: 'PERSON' }, undefined, []],
    ['create', { kind: 'COMPANY' }, undefined, ['taxNo validation.required']],
    ['create', { kind: 'COMPANY', taxNo: '1' }, undefined, []],
    ['merge', { kind: 'COMPANY' }, STORED, ['taxNo validation.required']],
    // A value that was already missing does not fail for another field.
    ['merge', { isPaid: true }, { ...STORED, kind: 'COMPANY' }, []],
    ['merge', { taxNo: null }, { ...STORED, kind: 'COMPANY', taxNo: '1' }, ['taxNo validation.required']],
  ])('%s %j of %j', (operation, input, before, found) => {
    expect(issues(operation, input, before)).toEqual(found);
  });
});

describe('readOnlyIf', () => {
  const paid: Row = { ...STORED, isPaid: true };
  test.each<[Operation, object, Row | undefined, string[]]>([
    ['create', { isPaid: true, amount: 5 }, undefined, []],
    ['merge', { amount: 5 }, STORED, []],
    ['merge', { amount: 5 }, paid, ['amount validation.notWritable']],
    // Removing the lock in the same write does not unlock anything.
    ['merge', { amount: 5, isPaid: false }, paid, ['amount validation.notWritable']],
    ['replace', { kind: 'PERSON', isPaid: true, amount: 100 }, paid, []],
    ['action', { amount: 5 }, paid, []],
  ])('%s %j of %j', (operation, input, before, found) => {
    expect(issues(operation, input, before)).toEqual(found);
  });
});

test('a pattern says its own words', () => {
  const check = (plate: string) =>
    validateRecord({
      resource: things,
      operation: 'create',
      input: { plate },
      values: TEST_VALUES,
      canWrite: () => true,
    }).issues;
  expect(check(' 34 ABC 123 ')).toEqual([]);
  expect(check('34ABC')).toMatchObject([
    { field: 'plate', key: 'validation.pattern', text: { tr: '34 ABC 123 gibi' } },
  ]);
});
