import { expect, test } from 'vitest';
import { byDay, sinceText } from './times.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');

test.each([
  ['2026-11-20T12:00:01.000Z', 'now', 'şimdi'],
  ['2026-11-20T11:59:01.000Z', 'now', 'şimdi'],
  ['2026-11-20T11:55:00.000Z', '5 minutes ago', '5 dakika önce'],
  ['2026-11-20T09:00:00.000Z', '3 hours ago', '3 saat önce'],
  ['2026-11-19T11:00:00.000Z', 'yesterday', 'dün'],
])('%s was %s', (at, en, tr) => {
  expect(sinceText({ at, now, language: 'en' })).toBe(en);
  expect(sinceText({ at, now, language: 'tr' })).toBe(tr);
});

test('days have names, older ones a date', () => {
  const items = ['20T10', '20T09', '19T10', '12T10'].map((at) => ({ at: `2026-11-${at}:00:00.000Z` }));
  const days = byDay({ items, language: 'en', today: 'Today', yesterday: 'Yesterday', now: new Date(now) });
  expect(days.map(({ day, items: of }) => [day, of.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Thursday 12 November', 1],
  ]);
});
