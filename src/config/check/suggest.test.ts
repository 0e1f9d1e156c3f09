import { expect, test } from 'vitest';
import { closest, listed, unknownName } from './suggest.ts';

test.each([
  ['requred', ['label', 'required', 'read'], 'required'],
  ['mony', ['money', 'number'], 'money'],
  ['estate', ['estates', 'sales-channels'], 'estates'],
  ['Required', ['required'], 'required'],
  ['ACTIVE', ['PASSIVE', 'active'], 'active'],
  ['x', ['label'], undefined],
  ['colour', ['plate', 'valid'], undefined],
])('%s of %j → %s', (wrong, known, meant) => {
  expect(closest(wrong, known)).toBe(meant);
});

test('lists are cut', () => {
  expect(listed([]).en).toBe('none');
  expect(listed(Array.from({ length: 40 }, (_, index) => `n${index}`)).en).toMatch(/^n0, .*, n29, …$/);
});

test('a whole message', () => {
  expect(unknownName({ what: 'field', wrong: 'cod', known: ['code', 'name'], of: 'estates' }).en).toBe(
    'No field "cod" in "estates". Did you mean "code"? Known: code, name',
  );
});
