import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../config/steps.ts';
import { addDays } from '../../calendar/iso-date.ts';
import { cpuOf } from '../../../../tests/measured/cpu.ts';
import { gapsIn } from './gaps.ts';
import { meaningOf } from './meaning.ts';
import { type ChannelEvent, type KnownEvent, planImport } from './plan.ts';

const event = (key: string, from: string, to: string, more: Partial<ChannelEvent> = {}): ChannelEvent => ({
  key,
  from,
  to,
  summary: 'Reserved',
  isCancelled: false,
  meaning: meaningOf({ summary: more.summary ?? 'Reserved', description: '' }),
  ...more,
});
const known = (key: string, from: string, to: string, kind: KnownEvent['kind'] = 'STAY'): KnownEvent => ({
  key,
  kind,
  from,
  to,
});
const today = '2026-11-20';
const plan = (events: readonly ChannelEvent[], before: readonly KnownEvent[] = [], more: object = {}) =>
  atOnce(planImport({ events, known: before, unreadable: [], isFull: true, today, ...more }));
const keys = (list: readonly { readonly key: string }[]) => list.map(({ key }) => key);

describe('what a summary means', () => {
  test.each([
    ['Reserved', { kind: 'STAY' }],
    ['Airbnb (Not available)', { kind: 'BLOCK' }],
    ['CLOSED - Not available', { kind: 'BLOCK' }],
    ['Blocked', { kind: 'BLOCK' }],
    ['KAPALI', { kind: 'BLOCK' }],
    ['Müsait Değil', { kind: 'BLOCK' }],
    ['Reserved - Ada', { kind: 'STAY', guestName: 'Ada' }],
    ['Rezervasyon: Ayşe Yılmaz', { kind: 'STAY', guestName: 'Ayşe Yılmaz' }],
    ['Blockedale Cottage', { kind: 'STAY' }],
    ['', { kind: 'STAY' }],
  ])('%s', (summary, meaning) => {
    expect(meaningOf({ summary, description: '' })).toEqual(meaning);
  });
  test('Airbnb’s number is in the address of the booking', () => {
    const description =
      'Reservation URL: https://www.airbnb.com.tr/hosting/reservations/details/HMABC4XYZ9\nPhone: 4321';
    expect(meaningOf({ summary: 'Reserved', description })).toEqual({ kind: 'STAY', reference: 'HMABC4XYZ9' });
  });
});

test('texts that are made to be read for long cost no more than their length', async () => {
  const description = 'airbnb.com/'.repeat(180);
  const summary = `Reserved - a${' '.repeat(1980)}b`;
  const spent = await cpuOf(() => {
    for (let count = 0; count < 500; count += 1) meaningOf({ summary, description });
  });
  expect(spent).toBeLessThan(600);
});

describe('what an import has to do', () => {
  test('gone = ahead, known, and no more there or cancelled; never what nobody could read', () => {
    const before = [
      known('a', '2027-01-01', '2027-01-04'),
      known('b', '2027-02-01', '2027-02-04'),
      known('c/2027-03-01', '2027-03-01', '2027-03-04'),
      known('old', '2026-10-01', '2026-10-04'),
    ];
    const cancelled = event('b', '2027-02-01', '2027-02-04', { isCancelled: true });
    expect(keys(plan([cancelled], before, { unreadable: ['c'] }).removed)).toEqual(['b', 'a']);
    expect(keys(plan([cancelled], before, { isFull: false }).removed)).toEqual(['b']);
    const twice = [
      known('c/2027-03-01#2027-03-02', '2027-03-02', '2027-03-04'),
      known('cd', '2027-03-01', '2027-03-04'),
    ];
    expect(keys(plan([], twice, { unreadable: ['c'] }).removed)).toEqual(['cd']);
  });
  test('a booking that became a closed day is two things', () => {
    const { removed, blocks, stays } = plan(
      [event('a', '2027-01-01', '2027-01-04', { summary: 'Blocked' })],
      [known('a', '2027-01-01', '2027-01-04')],
    );
    expect([keys(removed), keys(blocks), keys(stays)]).toEqual([['a'], ['a'], []]);
    expect(blocks[0]?.known).toBeUndefined();
  });
  test('what is left out: over, too far, too long, our own', () => {
    const { left } = plan([
      event('past', '2026-11-18', today),
      event('far', '2031-01-01', '2031-01-04'),
      event('long', '2027-01-01', '2028-06-01'),
      event('r1@konak', '2027-01-01', '2027-01-04'),
      event('today', today, '2026-11-21'),
    ]);
    expect(left.map(({ why }) => why)).toEqual(['PAST', 'FAR', 'TOO_LONG', 'OWN']);
  });
  test('closed for ever is closed for as long as a block lasts, and the same each day of a year', () => {
    const forever = event('c', '2000-01-01', '9999-12-31', { summary: 'Not available' });
    const at = (day: string) => plan([forever], [], { today: day }).blocks[0];
    expect(at('2026-11-20')).toMatchObject({ from: '2026-01-01', to: '2029-01-03' });
    expect(at('2026-12-24')).toEqual(at('2026-11-20'));
  });
});

test('AV1: the gaps are exactly the nights that nobody has', () => {
  const span = fc.record({ from: fc.nat(30), nights: fc.integer({ min: 1, max: 8 }) });
  const nights = ({ from, nights: count }: { from: number; nights: number }) => {
    const start = addDays('2027-03-20', from);
    return { from: start, to: addDays(start, count) };
  };
  fc.assert(
    fc.property(span, fc.array(span, { maxLength: 6 }), (wanted, taken) => {
      const all = taken.map(nights);
      const gaps = gapsIn(nights(wanted), all);
      for (let index = 0; index < 40; index += 1) {
        const night = addDays('2027-03-20', index);
        const isIn = ({ from, to }: { from: string; to: string }) => from <= night && night < to;
        expect(gaps.filter(isIn).length).toBe(isIn(nights(wanted)) && !all.some(isIn) ? 1 : 0);
      }
    }),
  );
});
