import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeResource, TEST_VALUES } from './testing.ts';
import type { Json, Where } from './types.ts';
import type { Values, WhereValues } from './values.ts';
import { bindWhere } from './where-bind.ts';
import { compileWhere } from './where.ts';

const homes = makeResource({
  name: 'homes',
  fields: {
    name: { type: 'text' },
    owner: { type: 'text' },
    price: { type: 'number' },
    tags: { type: 'tags' },
    groupId: { type: 'ref', resource: 'groups' },
  },
});
const groups = makeResource({ name: 'groups', fields: { owner: { type: 'text' } } });
const resources = { homes, groups };
const resolve = (_name: string, id: string) => (id === 'g1' ? { id, owner: 'u1' } : undefined);
const USER = { id: 'u1', owner: null, mark: '$today', homes: ['a', null, '$b'], none: [], level: 3 };
const values: WhereValues = { ...TEST_VALUES, user: USER };
const NOBODY = { user: {}, today: '', now: '' };

const answer = (where: Where, row: Values, of = values) =>
  compileWhere({ where, resource: homes, resources, values: of, resolve })(row);

describe('a condition with its variables put in', () => {
  test.each<[Where, Where]>([
    [{ owner: '$user.id', $comment: 'why' }, { owner: { eq: 'u1' } }],
    [{ name: '$user.mark' }, { name: { eq: '$$today' } }],
    [{ name: ['$user.homes', 'c', '$$d'] }, { name: { in: ['a', '$$b', 'c', '$$d'] } }],
    [{ name: { gte: '$today-10', lt: '$today' } }, { name: { gte: '2026-04-30', lt: '2026-05-10' } }],
    [{ name: '$owner' }, { name: { eq: '$owner' } }],
    [
      { owner: '$user.owner', name: 'x' },
      { any: [], name: { eq: 'x' } },
    ],
    [
      { any: [{ name: 'a' }, { owner: '$user.owner' }], owner: '$user.owner' },
      { all: [{ any: [{ name: { eq: 'a' } }, { any: [] }] }, { any: [] }] },
    ],
    [{ not: { owner: '$user.unknown' } }, { not: {} }],
  ])('%j', (where, bound) => {
    expect(bindWhere(where, values)).toEqual(bound);
  });

  test('answers as before, to whoever asks it', () => {
    const operand = fc.constantFrom<Json>(
      '$user.id',
      '$user.owner',
      '$user.mark',
      '$user.homes',
      '$user.none',
      '$user.level',
      '$user.unknown',
      '$today',
      '$today+3',
      '$now',
      '$name',
      '$$x',
      'a',
      'u1',
      3,
      null,
    );
    const operator = fc.constantFrom('eq', 'ne', 'gt', 'lte', 'in', 'nin', 'contains', 'startswith', 'between', 'null');
    const right = fc.oneof(operand, fc.array(operand, { maxLength: 3 }));
    const path = fc.constantFrom('name', 'owner', 'price', 'tags', 'groupId.owner', 'groupId.id', 'unknown');
    const where = fc.letrec<{ where: Where }>((tie) => ({
      where: fc.oneof(
        { maxDepth: 3 },
        fc.dictionary(path, right, { maxKeys: 3 }),
        fc.dictionary(path, fc.dictionary(operator, right, { maxKeys: 2 }), { maxKeys: 2 }) as fc.Arbitrary<Where>,
        fc.record({ not: tie('where') }),
        fc.record({ any: fc.array(tie('where'), { maxLength: 3 }) }),
        fc.record({ all: fc.array(tie('where'), { maxLength: 3 }), name: right }),
      ),
    })).where;
    const text = fc.constantFrom('a', '$b', 'c', 'u1', '$today', '2026-05-10', '$x', null);
    const row = fc.record({
      id: fc.constant('h'),
      name: text,
      owner: text,
      price: fc.constantFrom(3, 5, null),
      tags: fc.subarray(['a', '$b', 'u1']),
      groupId: fc.constantFrom('g1', 'gone', null),
    });
    fc.assert(
      fc.property(where, row, (asked, home) => {
        expect(answer(bindWhere(asked, values), home, NOBODY)).toBe(answer(asked, home));
      }),
      { numRuns: 2000 },
    );
  });
});
