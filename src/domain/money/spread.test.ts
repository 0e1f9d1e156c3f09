import { describe, expect, test } from 'vitest';
import { spreadByWeight } from './spread.ts';

describe('R16 an amount in shares that sum to it', () => {
  test('100.00 over three equal nights', () => expect(spreadByWeight(10_000, [1, 1, 1])).toEqual([3334, 3333, 3333]));
  test('972.00 over the nights of PR6 (6 × 100, 4 × 120)', () => {
    const shares = spreadByWeight(97_200, [...Array<number>(6).fill(10_000), ...Array<number>(4).fill(12_000)]);
    expect(shares).toEqual([...Array<number>(6).fill(9000), ...Array<number>(4).fill(10_800)]);
  });
  test('what is left goes to those that lost most', () => expect(spreadByWeight(10, [1, 2, 4])).toEqual([1, 3, 6]));
  test('nights for nothing get nothing', () => expect(spreadByWeight(100, [0, 50])).toEqual([0, 100]));
  test('no weight at all: equal', () => expect(spreadByWeight(5, [0, 0])).toEqual([3, 2]));
  test('a refund is the mirror', () => expect(spreadByWeight(-100, [1, 1, 1])).toEqual([-34, -33, -33]));
  test('amounts whose products leave the safe integers', () => {
    const shares = spreadByWeight(9_000_000_000_000, [1_000_000_007, 999_999_937, 3]);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(9_000_000_000_000);
  });
  test('nothing to spread over is a mistake', () => expect(() => spreadByWeight(1, [])).toThrow(RangeError));
});
