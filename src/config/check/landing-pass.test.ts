import { expect, test } from 'vitest';
import { briefFindings, check, goodResource } from './check-fixture.ts';

const menu = (landing: object) => ({ groups: [], landing });
const files = (landing: object) => ({ '_menu.json': menu(landing), 'v1/things.json': goodResource() });

test('a landing names a role and an address that a file has', () => {
  const { config, findings } = check(files({ $comment: 'spec §2', admin: '/v1/things' }));
  expect([config.landing, findings]).toEqual([{ admin: '/v1/things' }, []]);
});

test('what nobody is or has is a warning, and the rest of the menu works', () => {
  const wrong = files({ admin: '/v1/thing', Admin: '/v1/things', SuperAdmin: 'things' });
  expect(briefFindings(wrong)).toEqual(['_menu.json RES107 /landing/SuperAdmin']);
  const odd = files({ admin: '/v1/thing', Admin: '/v1/things' });
  expect(briefFindings(odd)).toEqual([]);
  expect(briefFindings(odd, 'warning')).toEqual([
    '_menu.json RES222 /landing/admin',
    '_menu.json RES208 /landing/Admin',
  ]);
  expect(check(odd).findings[0]?.message).toContain('Did you mean "/v1/things"?');
});

test('rows of a list lead to a page that there is, and what is added elsewhere has a form', () => {
  const page = { kind: 'page', name: 'sheet', label: { en: 'Sheet', tr: 'Sayfa' }, menu: false, screen: true };
  const warnings = (list: object) => briefFindings(around(list), 'warning').filter((one) => one.includes('things'));
  const around = (list: object) => ({
    'v1/things.json': { ...goodResource(), list },
    'v1/sheet.json': { ...page, access: {}, params: ['/:id'] },
  });
  expect(warnings({ rowTo: '/v1/sheet/:id', addTo: 'things' })).toEqual([]);
  expect(warnings({ rowTo: '/v1/shet/:id' })).toEqual(['v1/things.json RES222 /list/rowTo']);
  expect(briefFindings(around({ rowTo: '/v1/sheet' }))).toEqual(['v1/things.json RES107 /list/rowTo']);
  expect(briefFindings(around({ addTo: 'thing' }))).toEqual(['v1/things.json RES202 /list/addTo']);
});
