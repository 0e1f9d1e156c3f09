import { describe, expect, test } from 'vitest';
import { normalizeResource, routeOfFile, subjectFromName } from './normalize.ts';
import { makeResource } from './testing.ts';

/** A first resource as an administrator would write it. */
const permits = makeResource({
  name: 'parking-permits',
  label: { en: 'Parking permits', tr: 'Otopark izinleri' },
  menu: { group: 'operational' },
  fields: {
    plate: { type: 'text', required: true, unique: true },
    estate: { type: 'ref', resource: 'estates', required: true },
    valid: { type: 'dateRange', start: 'validFrom', end: 'validTo' },
    fee: { type: 'money', currency: 'EUR' },
    active: { type: 'boolean', default: true },
  },
});

describe('a minimal file', () => {
  test('addresses, title, API and access', () => {
    expect(permits).toMatchObject({
      title: '{plate}',
      tenancy: 'tenant',
      menu: { group: 'operational', order: 100 },
      routes: {
        list: '/parking-permits',
        create: '/parking-permits/create',
        edit: '/parking-permits/update/:id',
        show: '/parking-permits/show/:id',
      },
      api: { path: 'parking-permits', dialect: 'product', rows: 'items', total: 'total' },
      access: { subject: 'ParkingPermit', grants: { SuperAdmin: ['*'], admin: ['*'] }, rows: {} },
    });
    expect(permits.stateField).toBeUndefined();
    expect('domain' in permits).toBe(false);
  });

  test('list: newest first, lists and dates as filters, texts searched', () => {
    expect(permits.list).toEqual({
      columns: ['plate', 'estate', 'valid', 'fee', 'active'].map((field) => ({ field, sum: false })),
      sort: { key: 'createdAt', direction: 'DESC' },
      filters: ['estate', 'valid', 'active'],
      search: ['plate'],
      views: [],
      pageSizes: [5, 10, 20, 25, 50, 100, -1],
      pageSize: 10,
      panels: [],
    });
    expect(permits.fields['plate']?.search).toBe(true);
    expect(permits.fields['estate']?.search).toBe(false);
  });

  test('form in two columns, page with everything and the history', () => {
    expect(permits.create).toEqual({
      layout: 'sections',
      sections: [{ rows: [['plate', 'estate'], ['valid', 'fee'], ['active']] }],
    });
    expect(permits.edit).toEqual(permits.create);
    expect(permits.show.sections).toEqual([
      { kind: 'fields', fields: Object.keys(permits.fields) },
      { kind: 'history' },
    ]);
  });

  test('labels from names', () => {
    expect(permits.fields['valid']?.label).toEqual({ en: 'Valid' });
    expect(permits.fields['plate']).toMatchObject({ maxLength: 200, required: true, unique: true, sortable: true });
  });
});

describe('addresses', () => {
  test.each([
    ['resources/v1/estates/list.json', '/v1/estates/list'],
    ['resources/parking-permits.json', '/parking-permits'],
    ['resources/demo/apps/chat.json', '/apps/chat'],
    ['other/a.json', '/other/a'],
  ])('%s → %s', (file, route) => {
    expect(routeOfFile(file, 'resources')).toBe(route);
  });

  test('"…/" is below the list', () => {
    const resource = normalizeResource({
      raw: {
        name: 'x',
        fields: { a: { type: 'text' } },
        routes: { list: '/v1/x', show: '…/detail/:id', create: '/v1/new-x' },
      },
      file: 'resources/x.json',
      root: 'resources',
      enums: {},
    });
    expect(resource.routes).toEqual({
      list: '/v1/x',
      create: '/v1/new-x',
      edit: '/v1/x/update/:id',
      show: '/v1/x/detail/:id',
    });
  });
});

test.each([
  ['parking-permits', 'ParkingPermit'],
  ['estates', 'Estate'],
  ['agencies', 'Agency'],
  ['taxes', 'Tax'],
  ['branches', 'Branch'],
  ['addresses', 'Address'],
])('subject of %s is %s', (name, subject) => {
  expect(subjectFromName(name)).toBe(subject);
});

describe('actions', () => {
  const resource = makeResource({
    name: 'x',
    fields: {
      priority: { type: 'enum', values: ['LOW', 'HIGH'] },
      status: { type: 'enum', values: ['A', 'B'], default: 'A' },
    },
    actions: {
      $comment: 'ignored' as never,
      raise: { set: { priority: 'HIGH' } },
      finish: { from: ['A'], set: { status: 'B' }, confirm: true },
      ask: { confirm: { en: 'Really?', tr: 'Gerçekten mi?' }, danger: true },
      quiet: { confirm: false, label: 'Quietly' },
    },
  });

  test('the state is what actions with "from" set', () => {
    expect(resource.stateField).toBe('status');
    expect(resource.create.sections).toEqual([{ rows: [['priority']] }]);
  });

  test('defaults', () => {
    expect(resource.actions).toEqual({
      raise: {
        name: 'raise',
        label: { en: 'Raise' },
        danger: false,
        from: [],
        set: { priority: 'HIGH' },
        ask: [],
        anew: {},
      },
      finish: {
        name: 'finish',
        label: { en: 'Finish' },
        danger: false,
        from: ['A'],
        set: { status: 'B' },
        ask: [],
        anew: {},
        confirm: { key: 'actions.sure', en: 'Are you sure?', tr: 'Emin misiniz?' },
      },
      ask: {
        name: 'ask',
        label: { en: 'Ask' },
        danger: true,
        from: [],
        set: {},
        ask: [],
        anew: {},
        confirm: { en: 'Really?', tr: 'Gerçekten mi?' },
      },
      quiet: { name: 'quiet', label: { en: 'Quietly' }, danger: false, from: [], set: {}, ask: [], anew: {} },
    });
  });
});
