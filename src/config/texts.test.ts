import { expect, test } from 'vitest';
import { labelFromName, pickText, toText } from './texts.ts';

test.each([
  ['validFrom', 'Valid from'],
  ['parking-permits', 'Parking permits'],
  ['IN_PROGRESS', 'In progress'],
  ['PENDING', 'Pending'],
  ['estateId', 'Estate'],
  ['id', 'Id'],
  ['EUR', 'EUR'],
  ['SuperAdmin', 'Super admin'],
  ['tcIdentityNo', 'Tc identity no'],
  ['', ''],
])('%s → %s', (name, label) => {
  expect(labelFromName(name)).toBe(label);
});

test('the catalogue wins, then the language, then English', () => {
  const text = { key: 'a.b', en: 'Estates', tr: 'Mülkler' };
  expect(pickText(text, 'tr', (key) => (key === 'a.b' ? 'Evler' : undefined))).toBe('Evler');
  expect(pickText(text, 'tr', () => undefined)).toBe('Mülkler');
  expect(pickText({ en: 'Estates' }, 'tr')).toBe('Estates');
});

test('short forms', () => {
  expect([toText('Plate', 'x'), toText(undefined, 'validTo'), toText({ en: 'A', tr: 'B' }, 'x')]).toEqual([
    { en: 'Plate' },
    { en: 'Valid to' },
    { en: 'A', tr: 'B' },
  ]);
});
