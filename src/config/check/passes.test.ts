import { describe, expect, test } from 'vitest';
import { ACTION, FIELDS, OTHERS, check, goodResource, label, mistakes, withField } from './check-fixture.ts';

test('the example these tests make wrong is right', () => {
  expect(check({ 'things.json': goodResource({ fields: FIELDS }), ...OTHERS }).findings).toEqual([]);
});

describe('titles', () => {
  test.each<[Readonly<Record<string, unknown>>, string[], string[]]>([
    [{ fields: FIELDS, title: '{code} · {ownerId}' }, [], []],
    [{ fields: FIELDS, title: '{code} · {count' }, ['RES107 /title'], []],
    [{ fields: FIELDS, title: '{code} · { count }' }, ['RES107 /title'], []],
    [{ fields: FIELDS, title: 'Thing' }, [], ['RES918 /title']],
    [{ fields: { open: { type: 'boolean', label } } }, [], ['RES918']],
    [{ fields: { open: { type: 'boolean', label }, count: { type: 'integer', label } } }, [], []],
  ])('%j', (own, errors, warnings) => {
    const alone = (level: 'error' | 'warning') =>
      mistakes(own, level).filter((finding) => finding.startsWith('RES107') || finding.startsWith('RES918'));
    expect(alone('error')).toEqual(errors);
    expect(alone('warning').map((finding) => finding.trim())).toEqual(warnings);
  });
});

const WITH_MASKED = { ...FIELDS, secretNo: { type: 'text', masked: true, search: true, sortable: true, label } };

test('roles that a place in the menu is not for are roles', () => {
  const menu = { group: 'operational', notFor: ['admn'] };
  expect(mistakes({ fields: FIELDS, menu })).toContain('RES208 /menu/notFor/0');
});

test.each([
  [{ list: { opens: 'gone' } }, 'RES201 /list/opens'],
  [{ list: { sort: 'count', first: { gone: 'A' } } }, 'RES201 /list/first/gone'],
  [{ list: { sort: 'ownerId', first: { code: 'A' } } }, 'RES213 /list/first'],
  [{ list: { views: [{ id: 'a', label, where: { code: 'A' }, sort: 'gone' }] } }, 'RES201 /list/views/0/sort'],
])('what a list opens with and how a view is sorted is there: %j', (own, finding) => {
  expect(mistakes({ fields: FIELDS, ...own })).toContain(finding);
});

test.each([
  [
    { list: { filters: ['secretNo'] }, api: { served: 'route', dialect: 'demo', whole: true } },
    'RES213 /list/filters/0',
  ],
  [{ list: { search: ['secretNo'] } }, 'RES213 /list/search/0'],
  [{ list: { sort: 'secretNo' } }, 'RES201 /list/sort'],
  [{ title: '{secretNo}' }, 'RES213 /title'],
])('what is masked is neither filtered without a note, searched, sorted nor in a title: %j', (own, finding) => {
  expect(mistakes({ fields: WITH_MASKED, ...own })).toContain(finding);
});

test('the lists that the server notes may be filtered by what is masked', () => {
  expect(mistakes({ fields: WITH_MASKED, list: { filters: ['secretNo'] } })).toEqual([]);
});

test('what takes an action back can run where the action leads, and leads to where it came from', () => {
  const undone = (back: object, own: object = {}) =>
    mistakes({
      fields: { ...FIELDS, status: { ...FIELDS.status, values: ['NEW', 'DONE', 'LOST'] } },
      actions: { done: { ...ACTION, undo: 'back', ...own }, back: { label, set: { status: 'NEW' }, ...back } },
    });
  expect(undone({ from: ['DONE'] })).toEqual([]);
  expect(undone({})).toEqual([]);
  expect(undone({ from: ['LOST'] })).toEqual(['RES213 /actions/done/undo']);
  expect(undone({ from: ['DONE'], set: { status: 'LOST' } })).toEqual(['RES213 /actions/done/undo']);
  expect(undone({ set: { code: 'x' } }, { from: undefined, set: { code: 'y' } })).toEqual([]);
});

describe('shape', () => {
  test.each<[object, string[]]>([
    [{ name: 'Things' }, ['RES107 /name']],
    [{ fields: {} }, ['RES108 /fields']],
    [{ fields: { 'a b': { type: 'text' } } }, ['RES107 /fields/a b']],
    [{ fields: { a: 'text' } }, ['RES105 /fields/a']],
    [{ fields: { a: {} } }, ['RES103 /fields/a']],
    [{ menu: true }, ['RES102 /menu']],
    [{ tenancy: 'none' }, ['RES102 /tenancy']],
    [{ routes: { edit: '/x' } }, ['RES107 /routes/edit']],
    [{ list: { pageSizes: [1000] } }, ['RES106 /list/pageSizes/0']],
    [{ list: { columns: [] } }, ['RES108 /list/columns']],
    [{ actions: { a: { from: ['NEW', 'NEW'] } } }, ['RES108 /actions/a/from']],
    [{ actions: { a: { confirmIf: { price: { gt: 5 } } } } }, ['RES213 /actions/a/confirmIf']],
    [{ actions: { a: { confirm: true, confirmIf: { prise: 5 } } } }, ['RES201 /actions/a/confirmIf/prise']],
    [{ list: { views: [{ id: 'v', where: { price: { gtt: 5 } } }] } }, ['RES101 /list/views/0/where/price/gtt']],
    [{ list: { views: [{ id: 'v', where: {} }] } }, ['RES108 /list/views/0/where']],
    // Not (yet) part of the vocabulary: reported, not ignored.
    [{ list: { inlineEdit: ['code'] } }, ['RES101 /list/inlineEdit']],
    [{ list: { export: ['csv'] } }, ['RES101 /list/export']],
    [{ show: { sections: [{ component: 'Timeline' }] } }, ['RES101 /show/sections/0/component']],
    [withField({ type: 'boolean', min: 5 }), ['RES101 /fields/x/min']],
    [withField({ type: 'date', min: 5 }), ['RES105 /fields/x/min']],
    [withField({ type: 'ref' }), ['RES103 /fields/x']],
    [withField({ type: 'text', label: { tr: 'x' } }), ['RES103 /fields/x/label']],
    [withField({ type: 'text', generate: 'R' }), ['RES107 /fields/x/generate']],
    [withField({ type: 'enum', values: [{ value: 'a  b' }] }), ['RES107 /fields/x/values/0/value']],
  ])('%j', (own, found) => {
    expect(mistakes(own as Record<string, unknown>)).toEqual(found);
  });
});

/** A field of that type with one part. */
const withPart = (type: 'object' | 'repeater', part: object) => ({ type, fields: { part } });

const CHILDREN = { type: 'children', resource: 'orders', via: 'thingId' };

describe('fields', () => {
  test.each<[Record<string, unknown>, string]>([
    [{ type: 'ref', resource: 'owner' }, 'RES202 /fields/x/resource'],
    [{ type: 'enum', enum: 'cities' }, 'RES203 /fields/x/enum'],
    [{ type: 'enum' }, 'RES103 /fields/x'],
    [{ type: 'enum', values: ['A'], default: 'B' }, 'RES204 /fields/x/default'],
    [{ type: 'enum', values: ['A'], colors: { B: 'red' } }, 'RES204 /fields/x/colors/B'],
    [{ type: 'enum', values: ['A', 'A'] }, 'RES215 /fields/x/values'],
    [{ type: 'enum', values: ['A'], notAbove: '$user.role' }, 'RES215 /fields/x/notAbove'],
    [{ type: 'money' }, 'RES103 /fields/x'],
    [{ type: 'money', currency: 'EUR', currencyField: 'status' }, 'RES103 /fields/x'],
    [{ type: 'money', currencyField: 'count' }, 'RES213 /fields/x/currencyField'],
    [{ type: 'money', currencyField: 'currency' }, 'RES201 /fields/x/currencyField'],
    [{ type: 'text', from: 'ownerId' }, 'RES107 /fields/x/from'],
    [{ type: 'text', from: 'ownrId.name' }, 'RES201 /fields/x/from'],
    [{ type: 'text', from: 'ownerId.nme' }, 'RES201 /fields/x/from'],
    [{ type: 'text', from: 'status.name' }, 'RES213 /fields/x/from'],
    [{ type: 'enum', values: ['A'], from: 'ownerId.name' }, 'RES213 /fields/x/from'],
    [{ type: 'text', from: 'ownerId.name', generate: 'R-{seq:6}' }, 'RES103 /fields/x/from'],
    [{ type: 'children', resource: 'orders', via: 'otherId' }, 'RES212 /fields/x/via'],
    [{ type: 'children', resource: 'orders', via: 'nothing' }, 'RES212 /fields/x/via'],
    [{ type: 'text', minLength: 5, maxLength: 2 }, 'RES215 /fields/x/minLength'],
    [{ type: 'integer', min: 5, max: 2 }, 'RES215 /fields/x/min'],
    [{ type: 'integer', max: 2, default: 3 }, 'RES215 /fields/x/default'],
    [{ type: 'date', default: '2026-02-30' }, 'RES215 /fields/x/default'],
    [{ type: 'tags', sortable: true }, 'RES101 /fields/x/sortable'],
    [{ type: 'enum', values: ['A'], multiple: true, sortable: true }, 'RES213 /fields/x/sortable'],
    ...(['ref', 'tags'] as const).map((type): [Record<string, unknown>, string] => [
      withPart('object', { type, ...(type === 'ref' && { resource: 'owners' }), label, sortable: true }),
      type === 'ref' ? 'RES213 /fields/x/fields/part/sortable' : 'RES101 /fields/x/fields/part/sortable',
    ]),
    [withPart('repeater', { type: 'text', label, sortable: true }), 'RES213 /fields/x/fields/part/sortable'],
    [withPart('object', { type: 'text', label, from: 'ownerId.name' }), 'RES213 /fields/x/fields/part/from'],
    [{ type: 'integer', compute: { days: ['from', 'until'] } }, 'RES201 /fields/x/compute/days/1'],
    [{ type: 'integer', compute: { days: ['from', 'code'] } }, 'RES213 /fields/x/compute/days/1'],
    [{ type: 'integer', compute: { sum: ['code'] } }, 'RES213 /fields/x/compute/sum/0'],
    [{ type: 'integer', compute: { subtract: ['count', 'cuont'] } }, 'RES201 /fields/x/compute/subtract/1'],
    [{ type: 'integer', compute: { sum: ['count', 'price'] } }, 'RES213 /fields/x/compute/sum/1'],
    [{ type: 'money', currency: 'EUR', compute: { sum: ['price', 'count'] } }, 'RES213 /fields/x/compute/sum/1'],
    [{ type: 'money', currency: 'TRY', compute: { subtract: ['price', 5] } }, 'RES213 /fields/x/compute/subtract/0'],
    [
      { type: 'money', currency: 'EUR', compute: { multiply: ['price', 'count', 'price'] } },
      'RES213 /fields/x/compute/multiply/2',
    ],
    [{ type: 'integer', compute: { multiply: ['price'] } }, 'RES213 /fields/x/compute/multiply/0'],
    [{ type: 'integer', compute: { multiply: ['x'] } }, 'RES218 /fields/x/compute/multiply/0'],
    [{ type: 'integer', compute: { if: { x: 1 }, then: 1 } }, 'RES218 /fields/x/compute/if'],
    [{ type: 'integer', compute: { if: { satus: 'NEW' }, then: 1 } }, 'RES201 /fields/x/compute/if/satus'],
    [{ type: 'integer', compute: { if: { from: '$today' }, then: 1 } }, 'RES213 /fields/x/compute/if'],
    [{ type: 'integer', compute: { if: { status: 'NEW' }, then: 'code' } }, 'RES213 /fields/x/compute/then'],
    [{ type: 'text', compute: { sum: ['count'] } }, 'RES213 /fields/x/compute'],
    [{ type: 'integer', compute: { separator: ', ' } }, 'RES103 /fields/x/compute'],
    [{ type: 'integer', compute: { sum: ['count'], multiply: ['count'] } }, 'RES224 /fields/x/compute'],
    [{ type: 'integer', compute: { countOf: 'code' } }, 'RES213 /fields/x/compute/countOf'],
    [{ type: 'integer', compute: { countOf: 'ordes' } }, 'RES201 /fields/x/compute/countOf'],
    [{ type: 'integer', compute: { sumOf: ['orders', 'amuont'] } }, 'RES201 /fields/x/compute/sumOf/1'],
    [{ type: 'integer', compute: { sumOf: ['orders', 'otherId'] } }, 'RES213 /fields/x/compute/sumOf/1'],
    [{ type: 'integer', compute: { countOf: 'orders', where: { x: 1 } } }, 'RES201 /fields/x/compute/where/x'],
    [{ type: 'text', read: ['Admin'] }, 'RES208 /fields/x/read/0'],
    [{ type: 'text', write: ['admin', 'Acounting'] }, 'RES208 /fields/x/write/1'],
    [{ type: 'text', showIf: { satus: 'NEW' } }, 'RES201 /fields/x/showIf/satus'],
    [{ type: 'text', showIf: { x: 'a' } }, 'RES218 /fields/x'],
    // The browser evaluates it as well, and has neither the other record nor the user's investor.
    [{ type: 'text', showIf: { 'ownerId.name': 'a' } }, 'RES214 /fields/x/showIf/ownerId.name'],
    [{ type: 'text', showIf: { code: '$ownerId.name' } }, 'RES214 /fields/x/showIf/code'],
    [{ type: 'text', showIf: { ownerId: '$user.investorId' } }, 'RES201 /fields/x/showIf/ownerId'],
    [{ type: 'dateRange', start: 'from', end: 'until' }, 'RES216 /fields/x/start'],
    [{ type: 'dateRange', start: 'a', end: 'a' }, 'RES216 /fields/x/end'],
    [{ type: 'dateRange', start: 'code', end: 'until' }, 'RES216 /fields/x/start'],
    [{ type: 'ref', resource: 'owners', optionsWhere: { nme: 'x' } }, 'RES201 /fields/x/optionsWhere/nme'],
    [{ type: 'text', requiredIf: { satus: 'NEW' } }, 'RES201 /fields/x/requiredIf/satus'],
    [{ type: 'text', readOnlyIf: { 'ownerId.name': 'a' } }, 'RES214 /fields/x/readOnlyIf/ownerId.name'],
    [{ type: 'text', pattern: { is: '(a|b)+', message: label } }, 'RES107 /fields/x/pattern/is'],
    [{ ...CHILDREN, columns: ['nme'] }, 'RES201 /fields/x/columns/0'],
    [{ ...CHILDREN, sort: '-nme' }, 'RES201 /fields/x/sort'],
    [{ ...CHILDREN, view: 'nowhere' }, 'RES223 /fields/x/view'],
  ])('%j', (field, finding) => {
    expect(mistakes(withField(field))).toContain(finding);
  });

  test.each([
    'id',
    'createdAt',
    'tenantId',
    'constructor',
    'toString',
    'any',
    'user',
    'view',
    'where',
    'pageSize',
    'q',
  ])('the name %s is taken', (name) => {
    expect(mistakes({ fields: { ...FIELDS, [name]: { type: 'text', label } } })).toEqual([`RES216 /fields/${name}`]);
  });

  test('a circle of conditions, through sections too', () => {
    const fields = { a: { type: 'text', label, showIf: { b: 'x' } }, b: { type: 'text', label } };
    const form = { sections: [{ fields: ['a'] }, { showIf: { a: 'x' }, fields: ['b'] }] };
    expect(mistakes({ fields, form })).toEqual(['RES218 /fields/a']);
    expect(mistakes({ fields, form: { sections: [{ fields: ['a'] }, { fields: ['b'] }] } })).toEqual([]);
  });

  test('what the panel of a section shows', () => {
    const show = { sections: [{ panel: 'hand-drawn', resource: 'thingz' }] };
    expect(mistakes({ show })).toEqual(['RES202 /show/sections/0/resource']);
  });

  test('panels of forms, by name', () => {
    const form = { panels: ['hand-drawn', 'hand-drwn', { panel: 'hand-drawn', roles: ['Admin'] }] };
    expect(mistakes({ form }, 'warning')).toContain('RES303 /form/panels/1');
    expect(mistakes({ form })).toEqual(['RES208 /form/panels/2/roles/0']);
  });

  test('panels beside a record, by name', () => {
    const show = { panels: ['hand-drawn', 'hand-drwn'] };
    expect(mistakes({ show }, 'warning')).toContain('RES303 /show/panels/1');
  });

  test('a part of an object to sort by', () => {
    expect(mistakes(withField(withPart('object', { type: 'text', label, sortable: true })))).toEqual([]);
  });

  test('a value of the record that a reference names', () => {
    expect(mistakes(withField({ type: 'text', from: 'ownerId.name' }))).toEqual([]);
  });

  test('variables are values', () => {
    expect(mistakes(withField({ type: 'date', default: '$today', min: '$today-30' }))).toEqual([]);
  });

  test('a secret is a password; the key it is kept under is no name', () => {
    expect(mistakes(withField({ type: 'password', secret: true }))).toEqual([]);
    expect(mistakes(withField({ type: 'text', secret: true }))).toEqual(['RES101 /fields/x/secret']);
    expect(mistakes({ fields: { keySealed: { type: 'text' } } })).toContain('RES216 /fields/keySealed');
  });

  test('required and hidden', () => {
    expect(mistakes(withField({ type: 'text', required: true, hidden: true }), 'warning')).toEqual([
      'RES908 /fields/x/required',
    ]);
  });
});

describe('conditions', () => {
  test.each<[Record<string, unknown>, string | undefined]>([
    [{ status: 'NEW' }, undefined],
    [{ status: 'NWE' }, 'RES204 /status'],
    [{ status: { in: ['NEW', 'X'] } }, 'RES204 /status/in'],
    [{ status: { gt: 'NEW' } }, 'RES213 /status/gt'],
    [{ price: '5' }, 'RES213 /price'],
    [{ price: { gt: '$today' } }, undefined],
    [{ price: { lte: '$count' } }, undefined],
    [{ price: { lte: '$total' } }, 'RES201 /price/lte'],
    [{ code: '$user.name' }, 'RES201 /code'],
    [{ code: '$$5' }, undefined],
    [{ stay: '2026-05-01' }, 'RES201 /stay'],
    [{ from: { gte: '$today' } }, undefined],
    [{ from: 'tomorrow' }, 'RES213 /from'],
    [{ createdBy: '$user.id' }, undefined],
    [{ tenantId: '$user.tenantId' }, undefined],
    [{ secret: { null: true } }, 'RES201 /secret'],
    [{ orders: { null: true } }, 'RES201 /orders'],
    [{ 'ownerId.name': { contains: 'a' } }, undefined],
    [{ 'ownerId.nme': 'a' }, 'RES201 /ownerId.nme'],
    [{ 'ownerId.secret': 'a' }, 'RES201 /ownerId.secret'],
    [{ 'code.name': 'a' }, 'RES214 /code.name'],
    [{ any: [{ status: 'NEW' }, { not: { satus: 'NEW' } }] }, 'RES201 /any/1/not/satus'],
  ])('%j', (where, finding) => {
    const found = mistakes({ list: { views: [{ id: 'v', label, where }] } });
    expect(found).toEqual(finding === undefined ? [] : [finding.replace(' ', ' /list/views/0/where')]);
  });
});

describe('screens', () => {
  test.each<[Record<string, unknown>, string]>([
    [{ title: '{cod}' }, 'RES201 /title'],
    [{ title: '{ownerId.nme}' }, 'RES201 /title'],
    [{ list: { columns: ['cod'] } }, 'RES201 /list/columns/0'],
    [{ list: { columns: [{ field: 'cod' }] } }, 'RES201 /list/columns/0/field'],
    [{ list: { columns: ['secret'] } }, 'RES213 /list/columns/0'],
    [{ list: { columns: [{ field: 'code', sum: true }] } }, 'RES213 /list/columns/0/sum'],
    [{ list: { sort: '-cod' } }, 'RES201 /list/sort'],
    [{ list: { sort: 'orders' } }, 'RES201 /list/sort'],
    [{ list: { filters: ['cod'] } }, 'RES201 /list/filters/0'],
    [
      { list: { views: [{ id: 'v', label, where: { price: 1 }, columns: ['cod'] }] } },
      'RES201 /list/views/0/columns/0',
    ],
    [{ list: { filters: ['orders'] } }, 'RES213 /list/filters/0'],
    [{ list: { search: ['price'] } }, 'RES213 /list/search/0'],
    [{ list: { pageSize: 7 } }, 'RES215 /list/pageSize'],
    [
      {
        list: {
          views: [
            { id: 'v', label, where: { count: 1 } },
            { id: 'v', label, where: { count: 2 } },
          ],
        },
      },
      'RES205 /list/views/1/id',
    ],
    [{ form: { sections: [{ label, fields: [['code', 'prise']] }] } }, 'RES201 /form/sections/0/fields/0/1'],
    [{ form: { sections: [{ label, fields: ['orders'] }] } }, 'RES213 /form/sections/0/fields/0'],
    [{ edit: { sections: [{ label, fields: ['code', 'code'] }] } }, 'RES205 /edit/sections/0/fields/1'],
    [{ create: { sections: [{ label, showIf: { x: 1 }, fields: ['code'] }] } }, 'RES201 /create/sections/0/showIf/x'],
    [{ show: { sections: [{ fields: ['orders'] }] } }, 'RES213 /show/sections/0/fields/0'],
    [{ show: { sections: [{ fields: ['secret'] }] } }, 'RES213 /show/sections/0/fields/0'],
    [{ show: { sections: [{ facts: ['code'], actions: ['pay'] }] } }, 'RES209 /show/sections/0/actions/0'],
    [{ show: { sections: [{ facts: ['prise'] }] } }, 'RES201 /show/sections/0/facts/0'],
    [{ list: { panels: [{ panel: 'hand-drawn', roles: ['amdin'] }] } }, 'RES208 /list/panels/0/roles/0'],
    [{ show: { sections: [{ panel: 'hand-drawn', roles: ['amdin'] }] } }, 'RES208 /show/sections/0/roles/0'],
    [{ show: { sections: [{ panel: 'hand-drawn', audit: true }] } }, 'RES103 /show/sections/0'],
    [{ show: { sections: [{ relation: 'code' }] } }, 'RES213 /show/sections/0/relation'],
    [{ show: { sections: [{ relation: 'orders', audit: true }] } }, 'RES103 /show/sections/0'],
    [{ show: { head: { title: '{cod} · {stay}' } } }, 'RES201 /show/head/title'],
    [{ show: { head: { title: '{orders}' } } }, 'RES213 /show/head/title'],
    [{ show: { head: { facts: ['cod'] } } }, 'RES201 /show/head/facts/0'],
    [{ show: { head: { facts: [{ field: 'orders', label }] } } }, 'RES213 /show/head/facts/0/field'],
    [{ show: { head: { facts: ['ownerId.nme'] } } }, 'RES201 /show/head/facts/0'],
    [{ show: { head: { facts: ['ownerId.secret'] } } }, 'RES213 /show/head/facts/0'],
    [{ show: { head: { facts: ['code.name'] } } }, 'RES214 /show/head/facts/0'],
    [{ show: { head: { facts: [{ field: 'code', when: { cuont: 1 } }] } } }, 'RES201 /show/head/facts/0/when/cuont'],
    [{ show: { head: { actions: ['pay'] } } }, 'RES209 /show/head/actions/0'],
    [
      { show: { head: { actions: [{ action: 'pay', when: { cuont: 1 } }] } } },
      'RES201 /show/head/actions/0/when/cuont',
    ],
    [{ show: { sheet: { label, to: '{cod}', sections: [{ facts: ['code'] }] } } }, 'RES201 /show/sheet/to'],
    [{ show: { sheet: { label, sections: [{ facts: ['prise'] }] } } }, 'RES201 /show/sheet/sections/0/facts/0'],
    [{ show: { sheet: { label, when: { x: 1 }, sections: [{ facts: ['code'] }] } } }, 'RES201 /show/sheet/when/x'],
  ])('%j', (own, finding) => {
    expect(mistakes(own)).toContain(finding);
  });

  test('what is required should be on the form, or asked by an action', () => {
    const fields = { ...FIELDS, x: { type: 'text', label, required: true } };
    const form = { sections: [{ label, fields: ['code'] }] };
    expect(mistakes({ fields, form }, 'warning')).toEqual(['RES905 /fields/x']);
    expect(mistakes({ fields, form, actions: { a: { label, ask: ['x'] } } }, 'warning')).toEqual([]);
  });
});

describe('actions and rules', () => {
  test.each<[Record<string, unknown>, string]>([
    [{ done: { ...ACTION, from: ['NWE'] } }, 'RES204 /actions/done/from/0'],
    [{ done: { ...ACTION, set: { status: 'DNOE' } } }, 'RES204 /actions/done/set/status'],
    [{ done: { ...ACTION, set: { satus: 'DONE' } } }, 'RES201 /actions/done/set/satus'],
    [{ done: { label, set: { count: 'five' } } }, 'RES215 /actions/done/set/count'],
    [{ done: { label, set: { secret: 'x' } } }, 'RES213 /actions/done/set/secret'],
    [{ done: { ...ACTION, ask: ['reason'] } }, 'RES201 /actions/done/ask/0'],
    [{ done: { ...ACTION, ask: ['status'] } }, 'RES213 /actions/done/ask/0'],
    [{ done: { ...ACTION, when: { cuont: 1 } } }, 'RES201 /actions/done/when/cuont'],
    [{ done: { ...ACTION, when: { 'ownerId.name': 'a' } } }, 'RES214 /actions/done/when/ownerId.name'],
    [{ done: { ...ACTION, icon: 'Chek' } }, 'RES301 /actions/done/icon'],
    [{ done: { label, from: ['NEW'], ask: ['code'] } }, 'RES217 /actions/done/from'],
    [
      { done: { ...ACTION, confirm: { en: '{cod}. Sure?', tr: '{code}. Emin misiniz?' } } },
      'RES201 /actions/done/confirm',
    ],
    [{ done: { ...ACTION, confirm: { en: '{secret}. Sure?', tr: 'Emin misiniz?' } } }, 'RES213 /actions/done/confirm'],
    [{ done: { ...ACTION, done: { en: '{cod}. Done.', tr: 'Oldu.' } } }, 'RES201 /actions/done/done'],
    [{ done: { ...ACTION, facts: ['prise'] } }, 'RES201 /actions/done/facts/0'],
    [{ done: { ...ACTION, ask: ['code'], outcome: ['prise'] } }, 'RES201 /actions/done/outcome/0'],
    [{ done: { ...ACTION, outcome: ['code'] } }, 'RES213 /actions/done/outcome'],
    [{ done: { ...ACTION, undo: 'undone' } }, 'RES209 /actions/done/undo'],
    [{ done: { ...ACTION, undo: 'back' }, back: { label, ask: ['code'] } }, 'RES213 /actions/done/undo'],
    [{ delete: ACTION }, 'RES216 /actions/delete'],
    [{ constructor: ACTION }, 'RES216 /actions/constructor'],
  ])('%j', (actions, finding) => {
    expect(mistakes({ actions })).toContain(finding);
  });

  test('two fields that are moved from state to state', () => {
    const fields = { ...FIELDS, phase: { type: 'enum', values: ['A', 'B'], label } };
    const actions = { done: ACTION, go: { label, from: ['NEW'], set: { phase: 'B' } } };
    expect(mistakes({ fields, actions })).toEqual(['RES217 /actions']);
  });

  test('a state that no action leads to, or no record starts in', () => {
    const status = { type: 'enum', values: ['NEW', 'DONE', 'LOST'], default: 'NEW', label };
    expect(mistakes({ fields: { ...FIELDS, status }, actions: { done: ACTION } }, 'warning')).toEqual([
      'RES903 /fields/status',
    ]);
    const without = { ...status, default: undefined };
    expect(mistakes({ fields: { ...FIELDS, status: without }, actions: { done: ACTION } }, 'warning')).toEqual([
      'RES903 /fields/status',
    ]);
  });

  test.each<[Record<string, unknown>, string]>([
    [{ assert: { total: 1 } }, 'RES201 /rules/0/assert/total'],
    [{ at: 'total' }, 'RES201 /rules/0/at'],
    [{ assert: { ownerId: '$user.investorId' } }, 'RES201 /rules/0/assert/ownerId'],
  ])('%j', (own, finding) => {
    expect(mistakes({ rules: [{ id: 'r', assert: { count: 1 }, at: 'count', message: label, ...own }] })).toEqual([
      finding,
    ]);
  });

  test('a rule may read the record that is referred to', () => {
    expect(mistakes({ rules: [{ id: 'r', assert: { 'ownerId.name': 'a' }, at: 'ownerId', message: label }] })).toEqual(
      [],
    );
  });

  test('a rule may stand beside one end of a range', () => {
    expect(mistakes({ rules: [{ id: 'r', assert: { count: 1 }, at: 'to', message: label }] })).toEqual([]);
  });
});
