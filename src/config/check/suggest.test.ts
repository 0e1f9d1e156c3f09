import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeResource } from '../testing.ts';
import { closest, ICON_PAGE, listedNames, unknownIcon, unknownName } from './suggest.ts';

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

test('lists are whole', () => {
  expect(listedNames([]).en).toBe('none');
  expect(listedNames(Array.from({ length: 40 }, (_, index) => `n${index}`)).en).toMatch(/^n0, .*, n29, .*, n39$/);
});

test('icons are shown on a page, which is there', () => {
  expect(unknownIcon('HomeOutlind', ['HomeOutlined', 'CarOutlined'])).toEqual({
    en: 'No icon "HomeOutlind". Did you mean "HomeOutlined"? The page /pages/icons shows them all.',
    tr: '"HomeOutlind" adında bir simge yok. "HomeOutlined" mi demek istediniz? Hepsi /pages/icons sayfasında.',
  });
  expect(existsSync(`resources/demo${ICON_PAGE}.json`)).toBe(true);
});

test('a field that has another name now is named by it', () => {
  const { fields } = makeResource({
    name: 'x',
    fields: { developmentName: { type: 'text', renamedFrom: 'projectName' } },
  });
  const known = ['propertyName', 'developmentName'];
  expect(unknownName({ what: 'field', wrong: 'projectName', known, fields }).en).toBe(
    'No field "projectName". It is called "developmentName" now. Known: propertyName, developmentName',
  );
  expect(unknownName({ what: 'field', wrong: 'propertName', known, fields }).en).toContain(
    'Did you mean "propertyName"?',
  );
});

test('a whole message', () => {
  expect(unknownName({ what: 'field', wrong: 'cod', known: ['code', 'name'], of: 'estates' }).en).toBe(
    'No field "cod" in "estates". Did you mean "code"? Known: code, name',
  );
});
