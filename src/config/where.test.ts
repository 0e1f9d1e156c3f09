import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../domain/text/fold.ts';
import { makeResource, TEST_VALUES } from './testing.ts';
import type { Json, Row, Where } from './types.ts';
import type { Values } from './values.ts';
import { compileWhere, whereDependencies } from './where.ts';
import { wherePaths } from './where-paths.ts';

const estates = makeResource({
  name: 'estates',
  fields: {
    name: { type: 'text' },
    price: { type: 'number' },
    fee: { type: 'number' },
    status: { type: 'enum', values: ['ACTIVE', 'PASSIVE'] },
    tags: { type: 'tags' },
    stay: { type: 'dateRange', start: 'from', end: 'to' },
    nights: { type: 'integer', compute: { days: ['from', 'to'] } },
    investorId: { type: 'ref', resource: 'investors' },
    channelIds: { type: 'ref', resource: 'channels', multiple: true },
    secret: { type: 'password' },
  },
});
const investors = makeResource({
  name: 'investors',
  fields: { city: { type: 'text' }, groupId: { type: 'ref', resource: 'groups' } },
});
const channels = makeResource({ name: 'channels', fields: { kind: { type: 'text' } } });
const groups = makeResource({ name: 'groups', fields: { code: { type: 'text' } } });
const resources = { estates, investors, channels, groups };
const rows: Readonly<Record<string, Row>> = {
  i1: { id: 'i1', city: 'İzmir', groupId: 'g1' },
  g1: { id: 'g1', code: 'A' },
  c1: { id: 'c1', kind: 'OTA' },
  c2: { id: 'c2', kind: 'DIRECT' },
};
const resolve = (_collection: string, id: string) => rows[id];

function matches(where: Where, row: Values, options: { missing?: 'skip'; user?: Readonly<Record<string, Json>> } = {}) {
  const values = options.user ? { ...TEST_VALUES, user: options.user } : TEST_VALUES;
  const { missing = 'false' } = options;
  return compileWhere({ where, resource: estates, resources, values, resolve, missing })(row);
}

describe('operators', () => {
  test.each<[Where, Values, boolean]>([
    [{ status: 'ACTIVE' }, { status: 'ACTIVE' }, true],
    [{ status: 'ACTIVE' }, { status: 'active' }, false],
    [{ status: ['ACTIVE', 'PASSIVE'] }, { status: 'PASSIVE' }, true],
    [{ price: 5 }, { price: '5' }, false],
    [{ price: null }, {}, true],
    [{ price: { ne: null } }, { price: 0 }, true],
    [{ status: { ne: 'ACTIVE' } }, { status: null }, true],
    [{ price: { gt: 5 } }, { price: 5 }, false],
    [{ price: { gte: 5, lte: 9 } }, { price: 9 }, true],
    [{ price: { gt: 5 } }, { price: '9' }, false],
    [{ price: { lt: 5 } }, { price: null }, false],
    [{ price: { between: [1, 3] } }, { price: 3 }, true],
    [{ price: { between: [1, 3] } }, { price: 3.1 }, false],
    [{ status: { nin: ['ACTIVE'] } }, { status: 'PASSIVE' }, true],
    [{ name: { startswith: 'ıs' } }, { name: 'Isparta evi' }, true],
    [{ tags: { contains: 'sea' } }, { tags: ['sea', 'view'] }, true],
    [{ tags: { contains: 'se' } }, { tags: ['sea'] }, false],
    [{ tags: { null: true } }, { tags: [] }, true],
    [{ tags: 'view' }, { tags: ['sea', 'view'] }, true],
    [{ tags: { ne: 'view' } }, { tags: ['sea', 'view'] }, false],
    [{ price: { lte: '$fee' } }, { price: 3, fee: 4 }, true],
    [{ price: { lte: '$fee' } }, { price: 3, fee: null }, false],
    [{ from: '$today' }, { from: '2026-05-10' }, true],
    [{ from: { between: ['$today', '$today+7'] } }, { from: '2026-05-17' }, true],
    [{ nights: { gt: 7 } }, { from: '2026-05-01', to: '2026-05-09' }, true],
    [{ name: '$$x' }, { name: '$x' }, true],
    [{ $comment: 'ignored', price: 1 }, { price: 1 }, true],
    [{}, {}, true],
  ])('%j on %j is %j', (where, row, result) => {
    expect(matches(where, row)).toBe(result);
  });

  test.each([
    ['istanbul', 'İSTANBUL'],
    ['İSTANBUL', 'istanbul'],
    ['ısparta', 'ISPARTA'],
    ['igdir', 'Iğdır'],
    ['cesme', 'Çeşme'],
    ['ÇEŞME', 'çeşme marina'],
  ])('R15: contains "%s" finds "%s"', (wanted, name) => {
    expect(matches({ name: { contains: wanted } }, { name })).toBe(true);
  });
});

describe('any, all, not', () => {
  const where: Where = { any: [{ price: { gt: 5 } }, { all: [{ status: 'ACTIVE' }, { not: { name: 'x' } }] }] };
  test.each([
    [{ price: 6, status: 'PASSIVE', name: 'x' }, true],
    [{ price: 1, status: 'ACTIVE', name: 'y' }, true],
    [{ price: 1, status: 'ACTIVE', name: 'x' }, false],
  ])('%j → %j', (row, result) => {
    expect(matches(where, row)).toBe(result);
  });
});

describe('through references', () => {
  test.each<[Where, Values, boolean]>([
    [{ 'investorId.city': { contains: 'izmir' } }, { investorId: 'i1' }, true],
    [{ 'investorId.groupId.code': 'A' }, { investorId: 'i1' }, true],
    [{ 'investorId.city': 'x' }, { investorId: 'gone' }, false],
    [{ 'channelIds.kind': 'OTA' }, { channelIds: ['c2', 'c1'] }, true],
    [{ 'channelIds.kind': { ne: 'OTA' } }, { channelIds: ['c2', 'c1'] }, false],
    [{ 'channelIds.kind': 'OTA' }, { channelIds: [] }, false],
    [{ name: '$investorId.city' }, { name: 'İzmir', investorId: 'i1' }, true],
  ])('%j on %j is %j', (where, row, result) => {
    expect(matches(where, row)).toBe(result);
  });

  test('names the collections it looks into', () => {
    const where: Where = { any: [{ 'investorId.groupId.code': 'A' }, { price: { lt: '$channelIds.kind' } }] };
    expect(whereDependencies({ where, resource: estates, resources })).toEqual(['investors', 'groups', 'channels']);
    expect(wherePaths(where)).toEqual(['investorId.groupId.code', 'price', 'channelIds.kind']);
  });
});

describe('in doubt, deny', () => {
  const row = { investorId: null, name: 'x', secret: 's' };
  test.each<[Where]>([
    [{ investorId: '$user.investorId' }],
    [{ investorId: { ne: '$user.investorId' } }],
    [{ not: { investorId: '$user.investorId' } }],
    [{ not: { not: { investorId: '$user.nothing' } } }],
    [{ name: { in: ['x', '$user.nothing'] } }],
    [{ unknown: { null: true } }],
    [{ not: { unknown: 1 } }],
    [{ 'name.city': { ne: 1 } }],
    [{ constructor: { ne: 1 } }],
    [{ secret: { ne: '' } }],
  ])('%j matches nothing', (where) => {
    expect(matches(where, row)).toBe(false);
    expect(matches(where, row, { missing: 'skip' })).toBe(false);
  });

  test('the rest of an "any" still counts', () => {
    expect(matches({ any: [{ investorId: '$user.investorId' }, { name: 'x' }] }, row)).toBe(true);
  });

  test('a user with the value sees what is theirs, a list of values included', () => {
    expect(matches({ investorId: '$user.investorId' }, { investorId: 'i1' }, { user: { investorId: 'i1' } })).toBe(
      true,
    );
    expect(matches({ investorId: { in: '$user.ids' } }, { investorId: 'i1' }, { user: { ids: ['i1', 'i2'] } })).toBe(
      true,
    );
  });
});

test('rules skip a comparison whose operand is missing, under not too', () => {
  const rule: Where = { price: { lte: '$fee' } };
  expect(matches(rule, { price: 5, fee: 4 }, { missing: 'skip' })).toBe(false);
  expect(matches(rule, { price: 5, fee: null }, { missing: 'skip' })).toBe(true);
  expect(matches(rule, { fee: 4 }, { missing: 'skip' })).toBe(true);
  expect(matches({ not: rule }, { fee: 4 }, { missing: 'skip' })).toBe(true);
  expect(matches({ any: [rule, { status: 'ACTIVE' }] }, { status: 'PASSIVE' }, { missing: 'skip' })).toBe(true);
  expect(matches({ all: [rule, { status: 'ACTIVE' }] }, { status: 'PASSIVE' }, { missing: 'skip' })).toBe(false);
});

test('a rule through a reference is skipped where the other record is out of reach', () => {
  const rule: Where = { price: { lte: '$investorId.limit' } };
  const setup = { where: rule, resource: estates, values: TEST_VALUES, missing: 'skip' as const };
  expect(compileWhere({ ...setup, resources })({ price: 5, investorId: 'i1' })).toBe(true);
  expect(compileWhere({ ...setup, resources: {}, resolve })({ price: 5, investorId: 'i1' })).toBe(true);
  expect(compileWhere({ ...setup, resources, missing: 'false' })({ price: 5, investorId: 'i1' })).toBe(false);
});

test('optionsWhere reads `$field` from the record being edited', () => {
  const test = compileWhere({
    where: { name: '$city' },
    resource: estates,
    resources,
    values: TEST_VALUES,
    root: { city: 'İzmir' },
  });
  expect(test({ name: 'İzmir' })).toBe(true);
  expect(test({ name: 'Muğla', city: 'Muğla' })).toBe(false);
});

describe('equals a naive filter', () => {
  const scalar = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom('a', 'İ', 'i', 'A', 'ab'), fc.boolean());
  const value = fc.oneof(scalar, fc.constant(null), fc.array(scalar, { maxLength: 3 }));
  const row = fc.record({ name: value, price: value, tags: value }, { requiredKeys: [] });
  const condition = fc.oneof(
    scalar.map((eq) => ({ eq })),
    scalar.map((ne) => ({ ne })),
    scalar.map((gt) => ({ gt })),
    scalar.map((lte) => ({ lte })),
    fc.array(scalar, { minLength: 1, maxLength: 3 }).map((list) => ({ in: list })),
    fc.array(scalar, { minLength: 1, maxLength: 3 }).map((nin) => ({ nin })),
    fc.constantFrom('a', 'I', 'b').map((contains) => ({ contains })),
    fc.tuple(scalar, scalar).map((between) => ({ between })),
    fc.boolean().map((empty) => ({ null: empty })),
  );
  const leaf = fc
    .tuple(fc.constantFrom('name', 'price', 'tags'), condition)
    .map(([key, right]): Where => ({ [key]: right }));
  const { where } = fc.letrec<{ where: Where }>((tie) => ({
    where: fc.oneof(
      { maxDepth: 3 },
      leaf,
      fc.array(tie('where'), { minLength: 1, maxLength: 3 }).map((any): Where => ({ any })),
      fc.array(tie('where'), { minLength: 1, maxLength: 3 }).map((all): Where => ({ all })),
      tie('where').map((not): Where => ({ not })),
    ),
  }));

  test('on any condition and any record', () => {
    fc.assert(fc.property(where, row, (condition, record) => matches(condition, record) === naive(condition, record)));
  });
});

/** The same semantics, implemented again without any preparation. */
function naive(where: Where, row: Values): boolean {
  return Object.entries(where).every(([key, right]) => {
    if (key === 'not') return !naive(right as Where, row);
    if (key === 'any') return (right as Where[]).some((part) => naive(part, row));
    if (key === 'all') return (right as Where[]).every((part) => naive(part, row));
    const stored = row[key] ?? null;
    const list = Array.isArray(stored) ? (stored as Json[]) : [stored];
    const [[operator, operand]] = Object.entries(right as Record<string, Json>) as [[string, Json]];
    const wanted = operand as (number & string)[];
    const both = (a: Json, b: Json) => typeof a === typeof b && typeof a !== 'boolean' && a !== null;
    switch (operator) {
      case 'eq':
        return list.includes(operand);
      case 'ne':
        return !list.includes(operand);
      case 'gt':
        return list.some((part) => both(part, operand) && (part as number) > (operand as number));
      case 'lte':
        return list.some((part) => both(part, operand) && (part as number) <= (operand as number));
      case 'in':
        return list.some((part) => part !== null && wanted.includes(part as never));
      case 'nin':
        return !list.some((part) => part !== null && wanted.includes(part as never));
      case 'contains':
        if (Array.isArray(stored)) return stored.includes(operand);
        return typeof stored === 'string' && fold(stored).includes(fold(operand as string));
      case 'between':
        return list.some((part) => {
          const [low, high] = operand as [Json, Json];
          return (
            both(part, low) &&
            both(part, high) &&
            (part as number) >= (low as number) &&
            (part as number) <= (high as number)
          );
        });
      default:
        return (stored === null || (Array.isArray(stored) && stored.length === 0)) === operand;
    }
  });
}
