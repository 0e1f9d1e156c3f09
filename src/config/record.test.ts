import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultValues, validateRecord, valuesToWrite, type Operation } from './record.ts';
import { makeResource, TEST_VALUES } from './testing.ts';
import { FIELD_TYPES } from './fields/registry.ts';
import type { Json, Row } from './types.ts';
import { SERVER_OWNED } from './values.ts';

const reservations = makeResource({
  name: 'reservations',
  fields: {
    code: { type: 'text', generate: 'R-{seq:6}' },
    guest: { type: 'text', required: true },
    stay: { type: 'dateRange', start: 'checkIn', end: 'checkOut', required: true },
    nights: { type: 'integer', compute: { days: ['checkIn', 'checkOut'] } },
    status: { type: 'enum', values: ['PENDING', 'CANCELLED'], default: 'PENDING' },
    reason: { type: 'textarea', required: true, showIf: { status: 'CANCELLED' } },
    paid: { type: 'boolean', default: false },
    method: { type: 'enum', values: ['CASH', 'CARD'], required: true, showIf: { paid: true } },
    cardNo: { type: 'text', required: true, showIf: { method: 'CARD' } },
    total: { type: 'money', currency: 'EUR' },
    rest: { type: 'money', currency: 'EUR', write: ['Accounting'] },
    note: { type: 'text', default: 'none' },
    payments: { type: 'children', resource: 'payments', via: 'reservationId' },
    password: { type: 'password', required: true },
    seenAt: { type: 'dateTime', readOnly: true },
  },
  actions: { cancel: { from: ['PENDING'], set: { status: 'CANCELLED' }, ask: ['reason'] } },
  rules: [
    {
      id: 'rest',
      assert: { rest: { lte: '$total' } },
      at: 'rest',
      message: { en: 'Rest exceeds total', tr: 'Kalan fazla' },
    },
  ],
});

const GOOD = { guest: 'Ayşe', checkIn: '2026-06-01', checkOut: '2026-06-03', password: 'long enough' };
const STORED: Row = {
  id: 'r1',
  version: 3,
  guest: 'Ayşe',
  checkIn: '2026-06-01',
  checkOut: '2026-06-03',
  status: 'PENDING',
  code: 'R-000001',
  paid: false,
  note: 'kept',
  total: 1000,
  rest: 500,
  seenAt: '2026-05-01T00:00:00.000Z',
};

type Options = { before?: Row; canWrite?: (field: string) => boolean; allowed?: string[]; set?: Record<string, Json> };

function validate(operation: Operation, input: unknown, options: Options = {}) {
  const { before = operation === 'create' ? undefined : STORED, canWrite = () => true } = options;
  const { record, issues } = validateRecord({
    resource: reservations,
    operation,
    input,
    before,
    values: TEST_VALUES,
    canWrite,
    allowed: options.allowed,
    set: options.set,
  });
  return { record, issues: issues.map(({ field, key }) => `${field} ${key.replace('validation.', '')}`) };
}

describe('create', () => {
  test('fills defaults, and leaves out what is empty or not stored', () => {
    expect(validate('create', GOOD)).toEqual({
      issues: [],
      record: {
        ...GOOD,
        status: 'PENDING',
        paid: false,
        note: 'none',
      },
    });
  });

  test('an explicit null is no default', () => {
    expect(validate('create', { ...GOOD, note: null }).record).not.toHaveProperty('note');
  });

  test('names what is missing, each end of a range', () => {
    expect(validate('create', {}).issues).toEqual([
      'guest required',
      'checkIn required',
      'checkOut required',
      'password required',
    ]);
    expect(validate('create', { ...GOOD, guest: '  ' }).issues).toEqual(['guest required']);
  });

  test('says once what is wrong with a value, not also that it is missing', () => {
    expect(validate('create', { ...GOOD, checkIn: 'soon' }).issues).toEqual(['checkIn date']);
  });

  test.each([[null], [undefined], [5], ['{}'], [[GOOD]]])('%j is no record', (input) => {
    expect(validate('create', input).issues).toContain(' object');
  });

  test('what the role may not write is not required of it', () => {
    expect(
      validate('create', { ...GOOD, guest: undefined }, { canWrite: (field) => field !== 'guest' }).issues,
    ).toEqual([]);
  });
});

describe('S4: keys nobody may send', () => {
  test.each([
    ...SERVER_OWNED.map((key) => `${key} serverOwned`),
    'nights serverOwned',
    'code serverOwned',
    'seenAt serverOwned',
  ])('%s', (issue) => {
    const [key = ''] = issue.split(' ');
    expect(validate('create', { ...GOOD, [key]: 'x' }).issues).toEqual([issue]);
    expect(validate('merge', { [key]: 'x' }).issues).toEqual([issue]);
  });

  test.each([
    ['stay', 'unknownField'],
    ['payments', 'serverOwned'],
    ['status', 'useAction'],
    ['colour', 'unknownField'],
    ['passwordHash', 'unknownField'],
  ])('%s: %s', (key, issue) => {
    expect(validate('merge', { [key]: 'PENDING' }).issues).toEqual([`${key} ${issue}`]);
  });

  test('not writable by the role', () => {
    expect(validate('merge', { rest: 1 }, { canWrite: (field) => field !== 'rest' }).issues).toEqual([
      'rest notWritable',
    ]);
  });

  test('S15: prototype keys are unknown fields and reach no object', () => {
    const input = JSON.parse('{"__proto__":{"polluted":1},"constructor":1,"toString":2,"hasOwnProperty":3}') as unknown;
    const { record, issues } = validate('merge', input);
    expect(issues).toEqual(
      ['__proto__', 'constructor', 'toString', 'hasOwnProperty'].map((key) => `${key} unknownField`),
    );
    expect(Object.keys(record)).not.toContain('__proto__');
    expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('replace and merge', () => {
  test('replace: what is missing is its default or empty; what cannot be sent stays', () => {
    const { record, issues } = validate('replace', { guest: 'Can', checkIn: '2026-07-01', checkOut: '2026-07-02' });
    expect(issues).toEqual([]);
    expect(record).toMatchObject({
      guest: 'Can',
      note: 'none',
      status: 'PENDING',
      code: 'R-000001',
    });
    expect(record['seenAt']).toBe(STORED['seenAt']);
    expect(Object.keys(record)).not.toContain('total');
    expect(Object.keys(record)).not.toContain('rest');
  });

  test('replace keeps what the role may not write', () => {
    const input = { guest: 'Can', checkIn: '2026-07-01', checkOut: '2026-07-02', total: 900 };
    expect(validate('replace', input, { canWrite: (field) => field !== 'rest' }).record['rest']).toBe(500);
  });

  test('merge: what is missing stays', () => {
    expect(validate('merge', { note: 'new' }).record).toMatchObject({ guest: 'Ayşe', note: 'new', total: 1000 });
  });

  test('merge checks half a range against its stored half', () => {
    expect(validate('merge', { checkOut: '2026-06-01' }).issues).toEqual(['checkOut endAfterStart']);
    expect(validate('merge', { checkOut: '2026-06-02' }).issues).toEqual([]);
    expect(validate('merge', { checkOut: null }).issues).toEqual(['checkOut required']);
  });

  test('merge does not fail for what it does not name', () => {
    const old: Row = { id: 'r1', guest: null, rest: 900, total: 100 };
    expect(validate('merge', { note: 'x' }, { before: old }).issues).toEqual([]);
    expect(validate('merge', { guest: null }, { before: old }).issues).toEqual(['guest required']);
    expect(validate('merge', { total: 200 }, { before: old }).issues).toEqual(['rest rule']);
  });

  test('an empty password leaves it as it is', () => {
    expect('password' in validate('merge', { password: '' }).record).toBe(false);
    expect('password' in validate('replace', { ...GOOD, password: null }).record).toBe(false);
    expect(validate('merge', { password: 'short' }).issues).toEqual(['password tooShort']);
  });
});

describe('rules between fields', () => {
  test('broken', () => {
    const { issues } = validateRecord({
      resource: reservations,
      operation: 'merge',
      input: { rest: 1001 },
      before: STORED,
      values: TEST_VALUES,
      canWrite: () => true,
    });
    expect(issues).toEqual([
      { field: 'rest', key: 'validation.rule', text: { en: 'Rest exceeds total', tr: 'Kalan fazla' } },
    ]);
  });

  test('skipped while an operand is missing', () => {
    expect(validate('create', { ...GOOD, rest: 5 }).issues).toEqual([]);
  });
});

describe('an action', () => {
  const cancel: Options = { allowed: ['reason'], set: { status: 'CANCELLED' } };
  test('asks for what its new state shows', () => {
    expect(validate('action', {}, cancel).issues).toEqual(['reason required']);
    expect(validate('action', undefined, cancel).issues).toEqual(['reason required']);
    expect(validate('action', { reason: 'rain' }, cancel)).toMatchObject({
      issues: [],
      record: { reason: 'rain', status: 'CANCELLED', guest: 'Ayşe' },
    });
  });
  test('takes nothing else', () => {
    expect(validate('action', { reason: 'rain', guest: 'Can' }, cancel).issues).toEqual(['guest unknownField']);
    expect(validate('action', { reason: 'rain', status: 'PENDING' }, cancel).issues).toEqual(['status unknownField']);
  });
  test('is not stopped by what it neither asks nor brings to light', () => {
    expect(validate('action', { reason: 'rain' }, { ...cancel, before: { id: 'r1', guest: null } }).issues).toEqual([]);
  });
});

describe('values to write', () => {
  const setup = { resource: reservations, values: TEST_VALUES };
  test('spread over the stored record they give the new one: what was removed is null', () => {
    const { record } = validate('merge', { note: null, total: 7 });
    expect(valuesToWrite({ ...setup, before: STORED }, record)).toEqual({ note: null, total: 7 });
  });
  test('spread over the defaults of a new one: a default that is not wanted is null', () => {
    const { record } = validate('create', { ...GOOD, note: null });
    const values = valuesToWrite(setup, record);
    expect(values).toMatchObject({ ...record, note: null });
    expect(values).not.toHaveProperty('total');
  });
});

test('a stored null is the same as a missing value: it is no change, and it goes with the next write', () => {
  const before = { ...STORED, rest: null, reason: null };
  const { record, issues } = validateRecord({
    resource: reservations,
    operation: 'merge',
    input: { note: 'x' },
    before,
    values: TEST_VALUES,
    canWrite: () => true,
  });
  expect(issues).toEqual([]);
  expect(Object.keys(record)).not.toContain('reason');
});

test('defaultValues are what a create form begins with', () => {
  expect(defaultValues({ resource: reservations, values: TEST_VALUES })).toMatchObject({
    status: 'PENDING',
    paid: false,
    note: 'none',
    guest: null,
  });
});

describe('any input', () => {
  const everything = makeResource({
    name: 'everything',
    fields: Object.fromEntries(
      FIELD_TYPES.map((type) => [
        `${type}Field`,
        {
          type,
          ...(type === 'enum' && { values: ['A', 'B'], multiple: true }),
          ...(type === 'money' && { currency: 'EUR' }),
          ...(type === 'dateRange' && { start: 'start', end: 'end' }),
          ...(type === 'ref' && { resource: 'everything' }),
          ...(type === 'children' && { resource: 'everything', via: 'refField' }),
        },
      ]),
    ),
  });
  const names = [...Object.keys(everything.fields), 'start', 'end', '__proto__', 'constructor', 'id'];
  const likely = fc.oneof(
    fc.constantFrom(
      'A',
      '2026-05-01',
      '2026-05-03',
      '2026-05-01T10:00:00Z',
      '#AABBCC',
      'a@b.com',
      '+905321234567',
      ' İ ',
      'e1',
      '/a.png',
    ),
    fc.constantFrom<Json>(true, 0, -0, 12, 12.5, null, ['A'], ['A', 'A'], [], {}),
    fc.jsonValue().map((value) => value as Json),
    fc.string({ unit: 'binary' }),
  );
  const body = fc.oneof(
    fc.jsonValue() as fc.Arbitrary<unknown>,
    fc
      .uniqueArray(fc.tuple(fc.constantFrom(...names), likely), { selector: ([name]) => name })
      .map((entries) => Object.fromEntries(entries)),
  );
  const run = (operation: Operation, input: unknown, before?: Row) =>
    validateRecord({ resource: everything, operation, input, before, values: TEST_VALUES, canWrite: () => true });

  test('never throws, in any operation', () => {
    fc.assert(
      fc.property(body, fc.constantFrom<Operation>('create', 'replace', 'merge', 'action'), (input, operation) => {
        run(operation, input, operation === 'create' ? undefined : { id: 'x' });
      }),
    );
  });

  test('what is accepted is accepted again, unchanged', () => {
    fc.assert(
      fc.property(body, (input) => {
        const first = run('create', input);
        fc.pre(first.issues.length === 0);
        const second = run('replace', first.record, { id: 'x', ...first.record });
        expect(second).toEqual({ ...first, record: { id: 'x', ...first.record } });
        expect(JSON.parse(JSON.stringify(first.record))).toEqual(first.record);
      }),
    );
  });
});
