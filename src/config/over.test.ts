import { expect, test } from 'vitest';
import { fieldInView, fixedValues, mergeOver } from './over.ts';
import type { RawResource } from './raw.ts';
import { makeResource, TEST_VALUES } from './testing.ts';
import type { Where } from './types.ts';

const base: RawResource = {
  name: 'estates',
  title: '{code}',
  menu: { group: 'estates' },
  routes: { show: '…/detail/:id' },
  api: { path: 'homes', dialect: 'demo' },
  access: { subject: 'Estate', grants: { client: ['list'] }, rows: { Investor: { ownerId: '$user.investorId' } } },
  fields: {
    code: { type: 'text', required: true },
    kind: { type: 'enum', values: ['A', 'B'] },
    ownerId: { type: 'text', read: ['admin'] },
    day: { type: 'date' },
    made: { type: 'text', readOnly: true },
    status: { type: 'enum', values: ['DRAFT', 'ACTIVE'], default: 'DRAFT' },
  },
  list: { columns: ['code', 'kind'], sort: 'code', pageSize: 20 },
  create: { sections: [{ fields: ['code'] }] },
  actions: { publish: { from: ['DRAFT'], set: { status: 'ACTIVE' } } },
};
const over = (own: object = {}) => mergeOver({ base, over: { name: 'drafts', of: 'estates', ...own } });

test('a view has the base’s fields, title, actions, row scope and dialect, and a path, address and grants of its own', () => {
  const view = makeResource(over());
  expect(view).toMatchObject({
    name: 'drafts',
    title: '{code}',
    stateField: 'status',
    api: { path: 'drafts', dialect: 'demo' },
    routes: { list: '/drafts', show: '/drafts/show/:id' },
    access: { subject: 'Draft', rows: base.access?.rows },
    list: { sort: { key: 'code' }, pageSize: 20 },
  });
  expect(view.menu).toBeUndefined();
  expect(view.access.grants).not.toHaveProperty('client');
});

test('parts of the list are replaced one by one, a common form stands above the base’s create', () => {
  const view = makeResource(over({ list: { sort: '-day' }, form: { sections: [{ fields: ['kind'] }] } }));
  expect(view.list).toMatchObject({
    sort: { key: 'day' },
    pageSize: 20,
    columns: [{ field: 'code' }, { field: 'kind' }],
  });
  expect(view.create.sections.map(({ rows }) => rows)).toEqual([[['kind']]]);
});

test('a field that it does not name is there for nobody', () => {
  const { fields } = makeResource(over({ fields: ['code', 'ownerId'] }));
  expect(fields['code']).not.toHaveProperty('read');
  expect(fields['ownerId']?.read).toEqual(['admin']);
  expect(fields['kind']).toMatchObject({ hidden: true, read: [], write: [] });
});

test.each<[Where, object]>([
  [{ kind: 'A' }, { kind: 'A' }],
  [{ kind: { eq: 'A' }, code: { ne: 'x' } }, { kind: 'A' }],
  [{ all: [{ kind: 'A' }, { day: '$today' }] }, { kind: 'A', day: TEST_VALUES.today }],
  [{ ownerId: '$user.id' }, { ownerId: 'u1' }],
  [{ code: null }, { code: null }],
  // Several values, another field, a state, a value made by the server: nothing is fixed.
  [{ any: [{ kind: 'A' }], kind: ['A', 'B'] }, {}],
  [{ code: '$kind', not: { kind: 'B' } }, {}],
  [{ status: 'ACTIVE', made: 'x' }, {}],
])('%j leaves no choice about %j', (where, fixed) => {
  expect(fixedValues({ where, resource: makeResource(base), values: TEST_VALUES })).toEqual(fixed);
});

const A = { value: 'A' };
const B = { value: 'B' };
test.each<[Where, string, object]>([
  [{ kind: 'A' }, 'kind', { default: 'A', options: [A] }],
  [{ all: [{ code: 'x' }, { kind: { in: ['B', 'A'] } }] }, 'kind', { options: [A, B] }],
  [{ kind: ['B'] }, 'kind', { default: 'B', options: [B] }],
  [{ kind: { ne: 'A' } }, 'kind', { options: [A, B] }],
  [{ ownerId: '$user.id' }, 'ownerId', { default: '$user.id' }],
  // Only actions set a state, and a record that leaves the view is reported too.
  [{ status: 'ACTIVE' }, 'status', { default: 'DRAFT', options: [{ value: 'DRAFT' }, { value: 'ACTIVE' }] }],
])('under %j the field %s is %j', (where, name, field) => {
  const resource = { ...makeResource(base), of: { name: 'estates', where } };
  const found = fieldInView(resource, resource.fields[name]!);
  expect(found).toMatchObject(field);
  expect(found.default).toBe((field as { readonly default?: string }).default);
});
