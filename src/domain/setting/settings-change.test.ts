import { describe, expect, test } from 'vitest';
import { companyWords, refuseSettings, type CompanySettings } from './settings-change.ts';

describe('settings that do not fit together', () => {
  test.each<[CompanySettings, string | undefined, string | undefined]>([
    [{}, undefined, undefined],
    [{ currencies: ['TRY', 'EUR'], currency: 'EUR' }, undefined, undefined],
    [{ currencies: ['TRY'], currency: 'EUR' }, 'currency', 'setting.currencyUnused'],
    [{ currencies: [], currency: 'TRY' }, 'currency', 'setting.currencyUnused'],
    [{ currencies: null, currency: 'EUR' }, undefined, undefined],
    [{ ratesFetch: true, ratesUrl: 'https://rates.example', ratesFetchAt: '15:40' }, undefined, undefined],
    [{ ratesFetch: true, ratesUrl: '', ratesFetchAt: '15:40' }, 'ratesUrl', 'setting.fetchNeedsUrl'],
    [
      { ratesFetch: true, ratesUrl: 'https://rates.example', ratesFetchAt: null },
      'ratesFetchAt',
      'setting.fetchNeedsUrl',
    ],
    [{ ratesFetch: true }, 'ratesUrl', 'setting.fetchNeedsUrl'],
    [{ ratesFetch: false, ratesUrl: '' }, undefined, undefined],
    [{ smtpHost: 'mail.example.com' }, undefined, undefined],
    [{ smtpHost: '10.0.0.7' }, undefined, undefined],
    [{ smtpHost: 'mail.example.com/x' }, 'smtpHost', 'setting.smtpHost'],
    [{ smtpHost: 'user@mail' }, 'smtpHost', 'setting.smtpHost'],
    [{ smtpHost: '-mail' }, 'smtpHost', 'setting.smtpHost'],
  ])('%j → %s', (settings, field, key) => {
    const refused = refuseSettings(settings);
    expect(refused?.field).toBe(field);
    expect(refused?.key).toBe(key);
  });
});

describe('the words of a company', () => {
  const registered = { companyName: 'Deniz Evleri', companyEmail: 'info@deniz.example', companyPhone: '+902121112233' };

  test('are its registered ones when its settings are new', () => {
    expect(companyWords({}, registered, true)).toEqual(registered);
    expect(companyWords({ companyName: 'Deniz', companyPhone: '' }, registered, true)).toEqual({
      ...registered,
      companyName: 'Deniz',
    });
  });

  test('later only the name comes back; address and number stay as they were left', () => {
    expect(companyWords({ companyName: '', companyEmail: '' }, registered, false)).toEqual({
      companyName: 'Deniz Evleri',
    });
    expect(companyWords({ companyName: 'Deniz' }, registered, false)).toEqual({ companyName: 'Deniz' });
  });

  test('are null where nobody gave any', () => {
    expect(companyWords({}, {}, true)).toEqual({ companyName: null, companyEmail: null, companyPhone: null });
  });
});
