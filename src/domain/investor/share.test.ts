import { expect, test } from 'vitest';
import { shareOf } from './share.ts';

test('ES8: an owner has the share of the day, and nothing of other owners’ time', () => {
  const ownerships = [
    { investorId: 'a', sharePct: 33.33, from: '2026-01-01', to: '2026-06-01' },
    { investorId: 'b', sharePct: 66.67, from: '2026-01-01', to: '2026-06-01' },
    { investorId: 'b', sharePct: 100, from: '2026-06-01', to: null },
  ];
  expect(shareOf(10_001, ownerships, 'a', '2026-05-31')).toBe(3333);
  expect(shareOf(10_001, ownerships, 'b', '2026-05-31')).toBe(6668);
  expect(shareOf(10_001, ownerships, 'a', '2026-06-01')).toBe(0);
  expect(shareOf(10_001, ownerships, 'b', '2026-06-01')).toBe(10_001);
  expect(shareOf(-10_001, ownerships, 'a', '2026-02-01')).toBe(-3333);
});
