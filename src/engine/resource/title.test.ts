// @vitest-environment happy-dom
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { estatesConfig, RECORD } from '../../../tests/screens/sample-estates.ts';
import type { ClientField } from '../../config/types.ts';
import { rowTitle } from './title.ts';

it('says what is chosen from a list in the words of the screen, never as it is stored', async () => {
  const resource = { ...estatesConfig().resources['estates']!, title: '{status} · {code}' };
  expect(rowTitle({ resource, row: RECORD })).toBe('Active · KNK-001');
  await i18next.changeLanguage('tr');
  expect(rowTitle({ resource, row: RECORD })).toBe('Aktif · KNK-001');
  expect(rowTitle({ resource, row: { ...RECORD, status: 'GONE' } })).toBe('GONE · KNK-001');
});

it('says a day and a moment as the screen does', async () => {
  const { fields, ...estates } = estatesConfig().resources['estates']!;
  const day = { ...fields['code']!, name: 'day', type: 'date' } as ClientField;
  const moment = { ...fields['code']!, name: 'moment', type: 'dateTime' } as ClientField;
  const month = { ...fields['code']!, name: 'month', type: 'month' } as ClientField;
  const resource = { ...estates, title: '{day} · {moment}', fields: { ...fields, day, moment, month } };
  const row = { ...RECORD, day: '2026-11-20', moment: '2026-11-20T12:30:00.000Z' };
  const ofMonth = { ...resource, title: '{month}' };
  await i18next.changeLanguage('en');
  expect(rowTitle({ resource: ofMonth, row: { ...row, month: '2026-10' } })).toBe('October 2026');
  expect(rowTitle({ resource, row })).toBe('20 Nov 2026 · 20 Nov 2026, 15:30');
  await i18next.changeLanguage('tr');
  expect(rowTitle({ resource, row })).toBe('20 Kas 2026 · 20 Kas 2026 15:30');
  expect(rowTitle({ resource: ofMonth, row: { ...row, month: '2026-10' } })).toBe('Ekim 2026');
  expect(rowTitle({ resource, row: { ...row, day: null } })).toBe('20 Kas 2026 15:30');
});
