import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  formatBytes,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatHours,
  formatMoney,
  formatNumber,
  formatPercent,
  formatSpan,
  groupIban,
  maskIban,
  moneyInputText,
  parseDecimal,
} from './format.ts';
import { dayWords } from './fields/format-calendar.ts';
import { instantOf, wallTimeOf } from '../domain/calendar/wall-clock.ts';

afterEach(() => vi.unstubAllEnvs());

describe('values in the writing of the language', () => {
  it('writes amounts from whole minor units', () => {
    expect(formatMoney({ minor: 123450, currency: 'EUR', language: 'en' })).toBe('€1,234.50');
    expect(formatMoney({ minor: 123450, currency: 'EUR', language: 'tr' })).toBe('€1.234,50');
    expect(formatMoney({ minor: -5, currency: 'TRY', language: 'tr' })).toBe('-₺0,05');
    expect(formatMoney({ minor: 1500, currency: 'JPY', language: 'en' })).toBe('¥1,500');
    expect(formatMoney({ minor: 1500, currency: '', language: 'en' })).toBe('15.00');
  });

  it('writes minutes as hours', () => {
    expect(formatHours({ minutes: 390, language: 'en' })).toBe('6.5 hours');
    expect(formatHours({ minutes: 390, language: 'tr' })).toBe('6,5 saat');
    expect(formatHours({ minutes: 60, language: 'en' })).toBe('1 hour');
  });

  it('writes amounts for typing to the last digit, whatever their size', () => {
    expect(moneyInputText({ minor: 9007199254740991, currency: 'EUR', language: 'tr' })).toBe('90071992547409,91');
    expect(moneyInputText({ minor: 7, currency: 'EUR', language: 'en' })).toBe('0.07');
    expect(moneyInputText({ minor: -7, currency: 'KWD', language: 'en' })).toBe('-0.007');
    expect(moneyInputText({ minor: 7, currency: 'JPY', language: 'en' })).toBe('7');
  });

  it('takes the words of a day from one format', () => {
    expect(dayWords({ value: '2026-11-21', language: 'tr' })).toEqual({
      weekday: 'Cmt',
      month: 'Kasım 2026',
      full: '21 Kasım 2026 Cmt',
    });
    const { weekday, month, full } = dayWords({ value: '2026-11-21', language: 'en' });
    expect([weekday, month]).toEqual(['Sat', 'November 2026']);
    expect(full).toMatch(/^Sat,? 21 November 2026$/); // versions of the language data differ in the comma
  });

  it('reads numbers by the separators of the language and guesses nothing', () => {
    expect(parseDecimal({ text: '1.234,56', language: 'tr' })).toBe(1234.56);
    expect(parseDecimal({ text: '1,234.56', language: 'en' })).toBe(1234.56);
    expect(parseDecimal({ text: ' -12 ', language: 'en' })).toBe(-12);
    for (const text of ['1.234.56', '12,34', '1e5', '0x1f', '1 2', 'abc', '-', '']) {
      expect(parseDecimal({ text, language: 'en' }), text).toBeUndefined();
    }
  });

  it('writes numbers and percentages', () => {
    expect(formatNumber({ value: 1234.5, language: 'tr' })).toBe('1.234,5');
    expect(formatPercent({ value: 12.5, language: 'en' })).toBe('12.5%');
    expect(formatPercent({ value: 12.5, language: 'tr' })).toBe('%12,5');
    expect(formatPercent({ value: 30, language: 'en', decimals: 2 })).toBe('30.00%');
  });

  it('says bytes and spans in their largest unit', () => {
    const bytes = (value: number) => formatBytes({ value, language: 'en' });
    expect([0, 999, 1000, 17_825_792, 3e12, 5e16].map(bytes)).toEqual([
      ...['0 byte', '999 byte', '1 kB', '17.8 MB', '3 TB', '50,000 TB'],
    ]);
    expect(formatBytes({ value: 34_700_000, language: 'tr' })).toBe('34,7 MB');
    const span = (seconds: number) => formatSpan({ seconds, language: 'en' });
    expect([0, 59.9, 60, 7200, 200_000].map(span)).toEqual([
      '0 seconds',
      '59 seconds',
      '1 minute',
      '2 hours',
      '2 days',
    ]);
    expect(formatSpan({ seconds: 259_200, language: 'tr' })).toBe('3 gün');
  });

  it('groups and masks an IBAN', () => {
    expect(groupIban('TR330006100519786457841326')).toBe('TR33 0006 1005 1978 6457 8413 26');
    expect(maskIban('TR330006100519786457841326')).toBe('TR33 •••• •••• •••• •••• ••13 26');
  });
});

describe.each(['America/Sao_Paulo', 'Pacific/Kiritimati', 'Europe/Istanbul'])('dates seen from %s', (zone) => {
  it('is the same calendar date everywhere', () => {
    vi.stubEnv('TZ', zone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    // 2018-11-04 began at 01:00 in São Paulo; 2026-03-29 lost an hour in most of Europe.
    expect(formatDate({ value: '2018-11-04', language: 'en' })).toBe('04 Nov 2018');
    expect(formatDate({ value: '2026-03-29', language: 'tr' })).toBe('29 Mar 2026');
    expect(formatDate({ value: 'not a date', language: 'en' })).toBe('not a date');
    expect(formatDateRange({ from: '2026-11-30', to: '2026-12-11', language: 'tr' })).toBe('30 Kas – 11 Ara 2026');
    expect(formatDateRange({ from: '2026-12-30', to: '2027-01-11', language: 'en' })).toBe('30 Dec 2026 – 11 Jan 2027');
    expect(formatDateRange({ from: 'soon', to: '2027-01-11', language: 'en' })).toBe('soon – 11 Jan 2027');
  });

  it('shows moments on the clock of the business, and reads them back', () => {
    vi.stubEnv('TZ', zone);
    expect(formatDateTime({ value: '2026-01-31T22:30:00.000Z', language: 'en' })).toBe('01 Feb 2026, 01:30');
    expect(wallTimeOf('2026-01-31T22:30:00.000Z')).toBe('2026-02-01T01:30');
    expect(instantOf('2026-02-01T01:30')).toBe('2026-01-31T22:30:00.000Z');
    // Istanbul's clock stood at +02:00 in the winter of 2015
    expect(instantOf('2015-01-15T12:00')).toBe('2015-01-15T10:00:00.000Z');
  });
});
