import { expect, test } from 'vitest';
import { parseOne } from '../testing.ts';

const ID = '0123456789abcdef0123456789abcdef01234567';
const UPLOAD = { id: ID, name: 'Deed.pdf', type: 'application/pdf', size: 12 };

test.each([
  [UPLOAD, UPLOAD],
  [{ id: ID }, { id: ID }],
  [
    { path: '/documents/permit.pdf', name: ' Permit.pdf ' },
    { path: '/documents/permit.pdf', name: 'Permit.pdf' },
  ],
  [{ id: ID, path: null, size: 'x' }, { id: ID }],
  [{}, '!file'],
  [{ id: 'short' }, '!file'],
  [{ id: '../../db.json/../../../../x' }, '!file'],
  [{ id: ID, path: '/x.pdf' }, '!file'],
  [{ path: 'https://evil.example/x.pdf' }, '!file'],
  [{ path: '//evil.example/x.pdf' }, '!file'],
  [{ path: '/a/../db.json' }, '!file'],
  [{ id: ID, url: 'x' }, '!file'],
  [{ id: ID, caption: 'x' }, '!file'],
  [{ id: ID, name: 5 }, '!text'],
  [{ id: ID, name: 'a\u0000b' }, '!controlCharacters'],
  [{ id: ID, name: 'x'.repeat(201) }, '!tooLong'],
  [ID, '!file'],
  [[UPLOAD], '!file'],
  [null, null],
])('%j → %j', (value, stored) => {
  expect(parseOne({ type: 'file' }, value)).toEqual(stored);
});

test.each([
  [[UPLOAD], [UPLOAD]],
  [[], []],
  [UPLOAD, '!list'],
  [[UPLOAD, UPLOAD], '!duplicate'],
  [[{ id: 'short' }], '!file'],
  [[UPLOAD, { path: '/a.pdf' }, { path: '/b.pdf' }], '!tooMany'],
])('several: %j → %j', (value, stored) => {
  expect(parseOne({ type: 'file', multiple: true, maxItems: 2 }, value)).toEqual(stored);
});
