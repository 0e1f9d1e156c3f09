import { afterEach, describe, expect, it } from 'vitest';
import {
  addDays,
  dateOfDayNumber,
  dayNumber,
  daysBetween,
  isIsoDate,
  isIsoInstant,
  overlaps,
  todayIn,
} from './iso-date.ts';

const machineZone = process.env['TZ'];
afterEach(() => {
  if (machineZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = machineZone;
});

describe('isIsoDate', () => {
  it.each(['2026-02-28', '2024-02-29', '2000-02-29', '9999-12-31', '0001-01-01'])('%s exists', (text) => {
    expect(isIsoDate(text)).toBe(true);
  });
  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '2026-04-31',
    '',
    '2026-01-01T00:00:00Z',
    20260101,
    null,
    '0000-01-01',
  ])('%s is no date', (text) => {
    expect(isIsoDate(text)).toBe(false);
  });
});

describe('isIsoInstant', () => {
  it.each(['2026-01-31T23:59:59Z', '2026-01-31T00:00:00.000Z'])('%s exists', (text) => {
    expect(isIsoInstant(text)).toBe(true);
  });
  it.each(['2026-02-30T00:00:00Z', '2026-01-31T24:00:00Z', '2026-01-31T10:00:00+03:00', '2026-01-31', ''])(
    '%s is no instant in UTC',
    (text) => {
      expect(isIsoInstant(text)).toBe(false);
    },
  );
});

describe('day arithmetic', () => {
  it('agrees with the platform for every day of 1890–2110', () => {
    const wrong: string[] = [];
    for (let day = dayNumber('1890-01-01'); day <= dayNumber('2110-01-01'); day++) {
      const date = dateOfDayNumber(day);
      if (date !== new Date(day * 86_400_000).toISOString().slice(0, 10) || dayNumber(date) !== day) wrong.push(date);
    }
    expect(wrong).toEqual([]);
  });
  it('crosses months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(daysBetween('2026-03-01', '2026-02-01')).toBe(-28);
  });
  it.each([
    'Europe/Istanbul',
    'Europe/Berlin',
    'America/Sao_Paulo',
    'Pacific/Pago_Pago',
    'Pacific/Kiritimati',
    'Pacific/Apia',
  ])('R14: nights do not depend on the machine being in %s', (zone) => {
    process.env['TZ'] = zone;
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(todayIn(new Date('2026-05-01T22:30:00Z'))).toBe('2026-05-02');
  });
});

describe('overlaps', () => {
  const stay = { checkIn: '2026-07-10', checkOut: '2026-07-15' };
  it('AV1: same-day turnover is legal', () => {
    expect(overlaps(stay, { checkIn: '2026-07-15', checkOut: '2026-07-18' })).toBe(false);
    expect(overlaps(stay, { checkIn: '2026-07-01', checkOut: '2026-07-10' })).toBe(false);
  });
  it('AV1: one shared night is an overlap, inside, outside and across', () => {
    expect(overlaps(stay, { checkIn: '2026-07-14', checkOut: '2026-07-15' })).toBe(true);
    expect(overlaps(stay, { checkIn: '2026-07-01', checkOut: '2026-07-30' })).toBe(true);
    expect(overlaps(stay, { checkIn: '2026-07-01', checkOut: '2026-07-11' })).toBe(true);
  });
});

describe('todayIn', () => {
  it('is the date on the wall in Istanbul', () => {
    expect(todayIn(new Date('2026-06-30T20:59:59Z'))).toBe('2026-06-30');
    expect(todayIn(new Date('2026-06-30T21:00:00Z'))).toBe('2026-07-01');
    expect(todayIn(new Date('2026-06-30T21:00:00Z'), 'Pacific/Pago_Pago')).toBe('2026-06-30');
  });
});
