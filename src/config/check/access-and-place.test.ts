import { describe, expect, test } from 'vitest';
import { ACTION, FIELDS, briefFindings, check, goodResource, mistakes } from './check-fixture.ts';

describe('access and place', () => {
  test.each<[Record<string, unknown>, string]>([
    [{ access: { grants: { Admin: ['*'] } } }, 'RES208 /access/grants/Admin'],
    [{ access: { grants: { admin: ['list', 'destroy'] } } }, 'RES209 /access/grants/admin/1'],
    [{ access: { grants: { admin: ['*'] }, rows: { admin: { satus: 'NEW' } } } }, 'RES201 /access/rows/admin/satus'],
    [{ icon: 'HomeOutline' }, 'RES301 /icon'],
    [{ domain: 'reservations' }, 'RES302 /domain'],
    [{ duplicate: ['code', 'cde'] }, 'RES201 /duplicate/1'],
    [{ api: { dialect: 'produkt' } }, 'RES211 /api/dialect'],
    [{ notify: [{ on: ['create', 'updated'] }] }, 'RES209 /notify/0/on/1'],
    [{ notify: [{ on: ['create'], roles: ['Admin'] }] }, 'RES208 /notify/0/roles/0'],
    [{ notify: [{ on: ['delete'], where: { satus: 'NEW' } }] }, 'RES201 /notify/0/where/satus'],
    [{ notify: [{ on: ['create'], list: 'nowhere' }] }, 'RES223 /notify/0/list'],
    [{ notify: [{ on: ['create'] }], tenancy: 'global', fields: { code: FIELDS.code } }, 'RES220 /notify'],
  ])('%j', (own, finding) => {
    expect(mistakes(own)).toEqual([finding]);
  });

  test('a named action may be granted', () => {
    expect(mistakes({ actions: { done: ACTION }, access: { grants: { admin: ['done'] } } })).toEqual([]);
  });

  test('an unknown menu group', () => {
    const files = {
      'things.json': goodResource({ menu: { group: 'estate' } }),
      '_menu.json': { groups: [{ id: 'estates' }] },
    };
    expect(briefFindings(files, 'warning')).toEqual(['things.json RES210 /menu/group']);
    expect(check(files).config.menu.map(({ id }) => id)).toContain('estate');
  });

  test('no menu, on purpose or not; rows of a role that may nothing', () => {
    expect(mistakes({ menu: undefined }, 'warning')).toEqual(['RES902 ']);
    expect(mistakes({ list: { panels: ['hand-drwn', 'hand-drawn'] } }, 'warning')).toEqual(['RES303 /list/panels/0']);
    const access = { grants: { admin: ['*'] }, rows: { Investor: { code: 'x' } } };
    expect(mistakes({ access }, 'warning')).toEqual(['RES906 /access/rows/Investor']);
  });
});

test('RES901: every kind of text without Turkish', () => {
  const own = {
    label: 'Things',
    fields: {
      ...FIELDS,
      code: { type: 'text' },
      x: { type: 'text', label: { en: 'X' }, help: 'Help' },
      y: { type: 'text', label: { key: 'a.b', en: 'Y' } },
    },
    list: {
      views: [
        { id: 'v', where: { count: 1 } },
        { id: 'w', label: 'W', where: { count: 1 } },
      ],
    },
    form: { sections: [{ label: 'Form', fields: ['code'] }] },
    show: {
      head: { facts: [{ field: 'code', label: 'Fact' }] },
      sheet: { label: 'Sheet', intro: 'Hello', sections: [{ label: 'Part', facts: ['code'] }] },
      sections: [{ label: 'Show', fields: ['code'] }],
    },
    actions: { done: { ...ACTION, label: undefined, confirm: 'Sure?', keep: 'No', done: 'Over' } },
    rules: [{ id: 'r', assert: { count: 1 }, at: 'count', message: 'No' }],
  };
  expect(mistakes(own, 'warning').sort()).toEqual(
    [
      '/label',
      '/fields',
      '/fields/x/label',
      '/fields/x/help',
      '/list/views/1/label',
      '/form/sections/0/label',
      '/show/sections/0/label',
      '/actions/done',
      '/actions/done/confirm',
      '/rules/0/message',
      '/show/head/facts/0/label',
      '/show/sheet/label',
      '/show/sheet/intro',
      '/show/sheet/sections/0/label',
      '/actions/done/keep',
      '/actions/done/done',
    ]
      .map((pointer) => `RES901 ${pointer}`)
      .sort(),
  );
});
