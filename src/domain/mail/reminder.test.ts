import { describe, expect, test } from 'vitest';
import { nextAttemptAt } from './attempts.ts';
import { REMINDER_ROLES, REMINDER_SECTIONS, type ReminderFacts, reminderSections, sectionsText } from './reminder.ts';
import { reminderId, reminderMoment, USUAL_HOURS } from './reminder-time.ts';
import { longDate, mailMoney, shortDate, timeIn } from './words.ts';

const item = { home: 'A1 House', code: 'R-1', guest: 'Ada Guest', people: 2, owed: { minor: 45_000, currency: 'EUR' } };
const EVERYTHING: ReminderFacts = Object.fromEntries(REMINDER_SECTIONS.map((id) => [id, [item]]));
const idsOf = (role: string) => reminderSections(EVERYTHING, role, 'en').map(({ id }) => id);

describe('DR2 contents by role', () => {
  test.each(['admin', 'SuperAdmin'])('%s is told everything, in the order of the day', (role) => {
    expect(idsOf(role)).toEqual(REMINDER_SECTIONS);
  });
  test.each(['Investor', 'MarketPlace', 'client', 'toString'])('%s is told nothing', (role) => {
    expect(idsOf(role)).toEqual([]);
  });
  test('US1: no line of housekeeping or purchasing has a guest or an amount', () => {
    for (const role of ['HouseKeeping', 'Purchasing']) {
      const sections = reminderSections(EVERYTHING, role, 'tr');
      expect(sections.length).toBeGreaterThan(0);
      for (const { lines } of sections) {
        expect(lines.length).toBeGreaterThan(0);
        expect(lines.join()).not.toMatch(/Ada|€|450/);
      }
    }
    expect(idsOf('HouseKeeping')).not.toContain('kbs');
    expect(idsOf('Accounting')).not.toContain('kbs');
  });
  test('empty sections are left out, and a day without any says so', () => {
    expect(reminderSections({ arrivals: [], holds: [item] }, 'admin', 'en').map(({ id }) => id)).toEqual(['holds']);
    expect(sectionsText([], 'tr')).toBe('Bugün için bekleyen bir iş yok. İyi günler.');
  });
  test('many are cut, and counted whole', () => {
    const [section] = reminderSections({ arrivals: Array.from({ length: 30 }, () => item) }, 'admin', 'tr');
    expect([section?.count, section?.lines.length, section?.lines.at(-1)]).toEqual([30, 26, '+ 5 tane daha']);
  });
  test('lines are words of the language', () => {
    expect(sectionsText(reminderSections({ departures: [item] }, 'Accounting', 'tr'), 'tr')).toBe(
      'Bugün çıkanlar (1)\n- A1 House · R-1 · Ada Guest · 2 misafir · ödenecek €450,00',
    );
  });
  test('every reader is a role with sections', () => {
    for (const role of REMINDER_ROLES) expect(idsOf(role).length).toBeGreaterThan(0);
  });
});

describe('DR1 the hour', () => {
  test.each([
    ['08:29', 'EARLY'],
    ['08:30', 'NOW'],
    ['08:59', 'NOW'],
    ['09:00', 'LATE'],
    ['11:59', 'LATE'],
    ['12:00', 'OVER'],
    ['23:59', 'OVER'],
  ])('%s is %s', (time, moment) => expect(reminderMoment(time, USUAL_HOURS)).toBe(moment));
  test('an evening window is its own last hour', () => {
    const evening = { from: '18:00', until: '19:00' };
    expect(['17:59', '18:00', '19:00'].map((time) => reminderMoment(time, evening))).toEqual(['EARLY', 'NOW', 'OVER']);
  });
  test('Istanbul is three hours ahead in summer and in winter alike', () => {
    expect(timeIn('2026-01-15T05:30:00.000Z', 'Europe/Istanbul')).toBe('08:30');
    expect(timeIn('2026-07-15T05:30:00.000Z', 'Europe/Istanbul')).toBe('08:30');
    expect(timeIn('2026-03-29T05:30:00.000Z', 'Europe/Istanbul')).toBe('08:30');
  });
  test('one mail a person and date', () => expect(reminderId('2026-11-20', 'u')).toBe('reminder-2026-11-20-u'));
});

test('R19 a failed mail waits 1, 5, 15, 60 minutes and 6 hours, then no longer', () => {
  const waits = [1, 2, 3, 4, 5, 6].map((attempts) => nextAttemptAt(attempts, 0));
  expect(waits).toEqual([60_000, 300_000, 900_000, 3_600_000, 21_600_000, undefined]);
});

test('dates and amounts in the language of the person', () => {
  expect([longDate('2026-11-20', 'en'), longDate('2026-11-20', 'tr')]).toEqual([
    'Friday 20 November 2026',
    '20 Kasım 2026 Cuma',
  ]);
  expect([shortDate('2026-05-01', 'en'), shortDate('2026-05-01', 'tr')]).toEqual(['1 May', '1 Mayıs']);
  expect([mailMoney(123_450, 'TRY', 'tr'), mailMoney(123_450, 'EUR', 'en')]).toEqual(['₺1.234,50', '€1,234.50']);
});
