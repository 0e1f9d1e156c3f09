import { describe, expect, test } from 'vitest';
import { briefFindings, check, goodResource } from './check-fixture.ts';

const label = { en: 'Label', tr: 'Etiket' };
const fields = {
  code: { type: 'text', label, sortAs: 'c' },
  status: { type: 'enum', values: ['A', 'B C', 'D/E & F'], label },
  issued: { type: 'date', label, format: 'month/day/year', path: 'a.b' },
  picture: { type: 'image', label },
};
const routed = (own: object = {}, api: object = {}) => ({
  'a.json': goodResource({ fields, ...own, api: { served: 'route', dialect: 'demo', ...api } }),
});

describe('"served": "route"', () => {
  test.each([
    [routed(), []],
    [routed({}, { params: { status: 's', issued: { param: 'range', encode: 'json-start-end' } } }), []],
    [routed({}, { params: { statu: 's' } }), ['a.json RES201 /api/params/statu']],
    [routed({}, { params: { issued: 'day' } }), ['a.json RES213 /api/params/issued']],
    [
      routed({}, { params: { status: { param: 's', encode: 'json-start-end' } } }),
      ['a.json RES213 /api/params/status/encode'],
    ],
    [routed({}, { params: { picture: 'p' } }), ['a.json RES213 /api/params/picture']],
    [routed({}, { param: {} }), ['a.json RES101 /api/param']],
    [routed({}, { calls: ['list', 'edit'] }), ['a.json RES220 /api/calls']],
    [routed({}, { calls: ['list', 'show', 'edit'] }), []],
    [routed({ list: { filters: ['status'] } }), ['a.json RES220 /list/filters/0']],
    [routed({ list: { filters: ['status'] } }, { whole: true }), []],
    [routed({ list: { sort: '-cod' } }), ['a.json RES201 /list/sort']],
    [routed({ actions: { close: { label, set: { status: 'A' } } } }), ['a.json RES220 /actions']],
    [routed({ access: { rows: { admin: { status: 'A' } } } }), ['a.json RES220 /access/rows']],
    [routed({ list: { views: [{ id: 'v', label, where: { status: 'A' } }] } }), ['a.json RES220 /list/views']],
    [routed({ show: { sections: [{ audit: true }] } }), ['a.json RES220 /show/sections/0']],
    [
      routed({ fields: { ...fields, code: { type: 'text', label, read: ['admin'] } } }),
      ['a.json RES220 /fields/code/read'],
    ],
  ])('%j', (files, found) => {
    expect(briefFindings(files)).toEqual(found);
  });

  test('what only such resources have is a mistake elsewhere', () => {
    expect(briefFindings({ 'a.json': goodResource({ fields, api: { calls: ['list'] } }) }).sort()).toEqual([
      'a.json RES220 /api/calls',
      'a.json RES220 /fields/code/sortAs',
      'a.json RES220 /fields/issued/format',
      'a.json RES220 /fields/issued/path',
    ]);
  });

  test('a mistyped key is told with what was meant', () => {
    const [finding] = check(routed({}, { parms: {} })).findings;
    expect(finding?.message).toContain('Did you mean "params"?');
  });

  test('several may share the subject of their routes, as they grant nothing by it', () => {
    const api = { served: 'route', dialect: 'demo' };
    const one = goodResource({ access: { subject: 'Demo', grants: {} }, api: { ...api, path: 'one' } });
    const two = { ...one, name: 'others', api: { ...api, path: 'two' } };
    expect(briefFindings({ 'a.json': one, 'b.json': two })).toEqual([]);
    const greedy = { ...two, access: { subject: 'Demo', grants: { admin: ['list'] } } };
    const third = { ...greedy, name: 'thirds', api: { ...api, path: 'three' } };
    expect(briefFindings({ 'a.json': one, 'b.json': greedy, 'c.json': third })).toEqual([
      'c.json RES219 /access/subject',
    ]);
  });

  test('blocks of pages count, list, add and draw them, by month too, without conditions', () => {
    const figures = { ...fields, left: { type: 'number', label } };
    const files = (...blocks: object[]) => ({
      ...routed({ fields: figures }),
      'p.json': {
        kind: 'page',
        name: 'desk',
        label,
        menu: false,
        blocks: blocks.map((block, index) => ({ id: `b${index}`, resource: 'things', label, ...block })),
      },
    });
    const drawn = { type: 'chart', as: 'donut', by: 'code' };
    expect(briefFindings(files({ type: 'count' }, { type: 'list' }, { type: 'stat', of: 'left' }, drawn))).toEqual([]);
    expect(briefFindings(files({ type: 'trend', by: 'issued', of: 'left', as: 'area' }))).toEqual([]);
    expect(briefFindings(files({ type: 'trend', by: 'createdAt' }))).toEqual(['p.json RES201 /blocks/0/by']);
    expect(briefFindings(files({ type: 'count', where: { status: 'A' } }))).toEqual([
      'p.json RES220 /blocks/0/resource',
    ]);
    expect(briefFindings(files({ type: 'chart', by: 'left' }))).toEqual(['p.json RES213 /blocks/0/by']);
  });

  test('nothing refers to them', () => {
    const other = goodResource({ name: 'others', fields: { thing: { type: 'ref', resource: 'things', label } } });
    expect(briefFindings({ ...routed(), 'b.json': other })).toEqual(['b.json RES220 /fields/thing/type']);
  });
});

describe('"served": "browser"', () => {
  const kept = (own: object = {}, api: object = {}) => ({
    'a.json': goodResource({ fields: { code: { type: 'text', label } }, ...own, api: { served: 'browser', ...api } }),
  });
  const page = (block: object, more: object = {}) => ({
    'p.json': { kind: 'page', name: 'desk', label, menu: false, blocks: [{ id: 'b', ...block }], ...more },
  });
  const tabs = [
    { id: 'one', label },
    { id: 'two', label },
  ];
  test.each([
    [kept({}, { records: [{ id: 'a', code: 'A' }], calls: ['list', 'edit'] }), []],
    [kept({}, { records: [{ code: 'A' }] }), ['a.json RES103 /api/records/0']],
    [kept({}, { path: 'boxes', id: 'code' }), ['a.json RES220 /api/path', 'a.json RES220 /api/id']],
    [kept({ access: { rows: { admin: { code: 'A' } } } }), ['a.json RES220 /access/rows']],
    [routed({}, { records: [{ id: 'a' }] }), ['a.json RES220 /api/records']],
    [{ 'a.json': goodResource({ api: { records: [{ id: 'a' }] } }) }, ['a.json RES220 /api/records']],
    [{ ...kept(), ...page({ type: 'form', resource: 'things' }) }, []],
    [{ ...routed(), ...page({ type: 'form', resource: 'things' }) }, ['p.json RES213 /blocks/0/resource']],
    [{ ...kept(), ...page({ type: 'form', resource: 'things', tab: 'one' }, { tabs }) }, []],
    [{ ...kept(), ...page({ type: 'form', resource: 'things' }, { tabs }) }, []],
    [
      { ...kept(), ...page({ type: 'form', resource: 'things', tab: 'three' }, { tabs }) },
      ['p.json RES204 /blocks/0/tab'],
    ],
  ])('%j', (files, expected) => {
    expect(briefFindings(files)).toEqual(expected);
  });
});

describe('looks', () => {
  const withLook = (type: string, display: unknown) => ({
    'a.json': goodResource({ fields: { picture: fields.picture, x: { type, label, display } } }),
  });
  test.each([
    ['text', { as: 'person', picture: 'picture', second: ['x'] }, []],
    ['text', { as: 'person', picture: 'pictur' }, ['a.json RES201 /fields/x/display/picture']],
    ['text', { as: 'person', picture: 'x' }, ['a.json RES213 /fields/x/display/picture']],
    ['text', { as: 'person', second: ['y'] }, ['a.json RES201 /fields/x/display/second/0']],
    ['text', 'rating', ['a.json RES213 /fields/x/display']],
    ['integer', 'rating', []],
    ['integer', { as: 'rating', count: 'y' }, ['a.json RES201 /fields/x/display/count']],
    ['percent', 'progress', []],
    ['percent', 'ring', []],
    ['text', 'ring', ['a.json RES213 /fields/x/display']],
    ['text', 'price', []],
    ['text', 'prise', ['a.json RES107 /fields/x/display']],
    ['boolean', 'price', ['a.json RES101 /fields/x/display']],
  ])('%s %j', (type, display, found) => {
    expect(briefFindings(withLook(type, display))).toEqual(found);
  });
});
