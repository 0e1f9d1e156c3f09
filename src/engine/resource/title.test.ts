import i18next from 'i18next';
import { expect, it } from 'vitest';
import { estatesConfig, RECORD } from '../../../tests/screens/sample-estates.ts';
import { rowTitle } from './title.ts';

it('says what is chosen from a list in the words of the screen, never as it is stored', async () => {
  const resource = { ...estatesConfig().resources['estates']!, title: '{status} · {code}' };
  expect(rowTitle({ resource, row: RECORD })).toBe('Active · KNK-001');
  await i18next.changeLanguage('tr');
  expect(rowTitle({ resource, row: RECORD })).toBe('Aktif · KNK-001');
  expect(rowTitle({ resource, row: { ...RECORD, status: 'GONE' } })).toBe('GONE · KNK-001');
});
