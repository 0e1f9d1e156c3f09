import { describe, expect, test } from 'vitest';
import { judgeCount, judgeHandover, postDifference } from './cash-count.ts';
import { isBalanced } from './posting.ts';

const PIECES = [
  { value: 20_000, quantity: 3 },
  { value: 25, quantity: 2 },
  { value: 100, quantity: null },
];
const judged = (setup: Partial<Parameters<typeof judgeCount>[0]> = {}) =>
  judgeCount({ currency: 'TRY', pieces: PIECES, expected: 60_050, seen: 60_050, reason: null, ...setup });

describe('a cash desk that was counted', () => {
  test('as the books say: no difference, and no reason is kept', () => {
    expect(judged({ reason: 'none' })).toEqual({ counted: 60_050, difference: 0, reason: null });
  });

  test('short or over: with a reason', () => {
    expect(judged({ expected: 61_000, seen: 61_000 })).toMatchObject({
      refused: { status: 422, field: 'reason', params: { difference: '-9.50 TRY' } },
    });
    expect(judged({ expected: 61_000, seen: 61_000, reason: ' Change ' })).toEqual({
      counted: 60_050,
      difference: -950,
      reason: 'Change',
    });
  });

  test('an empty drawer is a count', () => {
    expect(judged({ pieces: [], expected: 0, seen: 0 })).toMatchObject({ counted: 0, difference: 0 });
  });

  test.each([
    ['a note that there is not', { pieces: [{ value: 30_000, quantity: 1 }] }, 422, 'pieces'],
    ['a value twice', { pieces: [PIECES[0]!, PIECES[0]!] }, 422, 'pieces'],
    ['money that came in meanwhile', { expected: 70_000 }, 409, 'expected'],
  ])('%s is refused', (_what, setup, status, field) => {
    expect(judged(setup)).toMatchObject({ refused: { status, field } });
  });
});

test('a difference is posted so that the books equal the drawer', () => {
  const place = { account: 'CASH', accountId: 'acc-1' } as const;
  const of = (difference: number) => postDifference({ difference, currency: 'TRY', place });
  expect(of(0)).toEqual([]);
  for (const difference of [950, -950]) {
    expect(isBalanced(of(difference))).toBe(true);
    const drawer = of(difference).find(({ account }) => account === 'CASH');
    expect((drawer?.debit ?? 0) - (drawer?.credit ?? 0)).toBe(difference);
  }
});

const pieces = [{ value: 50, quantity: 2 }];
const waiting = {
  no: 'C-1',
  accountId: 'desk',
  pieces,
  expected: 100,
  counted: 100,
  status: 'WAITING',
  handsOverTo: 'u2',
};
test.each([
  ['TAKEN_OVER', true],
  ['DECLINED', false],
])('PA4: a waiting handover becomes %s', (status, isTaken) => {
  expect(judgeHandover({ ...waiting, status }, waiting)).toEqual({ isTaken });
});
test.each([
  ['its amount', { status: 'TAKEN_OVER', counted: 90 }],
  ['the number of a piece', { status: 'TAKEN_OVER', pieces: [{ value: 50, quantity: 3 }] }],
  ['a piece less', { status: 'TAKEN_OVER', pieces: [] }],
  ['its pieces', { status: 'TAKEN_OVER', pieces: [{ value: 100, quantity: 1 }] }],
  ['nothing', {}],
])('PA4: a stored count stays: a change of %s is refused', (_, more) => {
  expect(judgeHandover({ ...waiting, ...more }, waiting)).toEqual({
    refused: { status: 409, field: 'pieces', key: 'cashCount.fixed', params: { no: 'C-1' } },
  });
});
