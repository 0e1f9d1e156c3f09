import { expect, test } from 'vitest';
import { hasOwnLanguage, rowInLanguage } from './own-language.ts';
import { makeResource } from './testing.ts';

const resource = makeResource({
  name: 'items',
  title: '{title}',
  fields: {
    title: { type: 'text', inLanguage: 'name' },
    name: { type: 'object', fields: { en: { type: 'text' }, tr: { type: 'text' } } },
  },
});
const row = { id: 'a', title: 'Beer · Bira', name: { en: 'Beer', tr: 'Bira' } };

test('a text is read in the language of who reads it, else in another, else as it is stored', () => {
  expect([rowInLanguage(resource, row, 'en').title, rowInLanguage(resource, row, 'tr').title]).toEqual([
    'Beer',
    'Bira',
  ]);
  expect(rowInLanguage(resource, { ...row, name: { en: '', tr: 'Bira' } }, 'en').title).toBe('Bira');
  expect(rowInLanguage(resource, { ...row, name: null }, 'en').title).toBe('Beer · Bira');
});

test('records without such texts are left as they are', () => {
  const plain = makeResource({ name: 'plain', title: '{title}', fields: { title: { type: 'text' } } });
  expect([hasOwnLanguage(plain), hasOwnLanguage(resource)]).toEqual([false, true]);
  expect(rowInLanguage(plain, row, 'tr')).toBe(row);
});
