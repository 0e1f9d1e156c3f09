import { describe, expect, test } from 'vitest';
import { briefFindings, check, goodResource } from './check-fixture.ts';

const label = { en: 'Label', tr: 'Etiket' };
const THINGS = goodResource({
  fields: {
    code: { type: 'text', label },
    state: { type: 'enum', values: [{ value: 'NEW', label }], label },
    stay: { type: 'dateRange', start: 'from', end: 'to', label },
    secret: { type: 'password', label },
    parent: { type: 'ref', resource: 'things', label },
    fee: { type: 'money', currency: 'EUR', label },
  },
  list: { views: [{ id: 'fresh', label, where: { state: 'NEW' } }] },
});
const page = (own: Readonly<Record<string, unknown>>) => ({ kind: 'page', name: 'desk', label, menu: false, ...own });
const block = (own: Readonly<Record<string, unknown>>) =>
  page({ blocks: [{ id: 'a', resource: 'things', label, ...own }] });

function mistakes(own: Readonly<Record<string, unknown>>, level: 'error' | 'warning' = 'error') {
  return briefFindings({ 'things.json': THINGS, 'v1/desk.json': own }, level).map((text) =>
    text.replace('v1/desk.json ', ''),
  );
}

describe('a page', () => {
  test('without a mistake: defaults, and a condition that became a view of its resource', () => {
    const { config, findings } = check({
      'things.json': THINGS,
      'v1/desk.json': block({ type: 'list', where: { from: '$today' }, sort: '-stay' }),
    });
    expect(findings).toEqual([]);
    const desk = config.pages['desk'];
    expect(desk).toMatchObject({ route: '/v1/desk', access: { subject: 'Desk', action: 'read' } });
    expect(desk?.screen).toBeUndefined();
    expect(desk?.blocks).toEqual([
      {
        id: 'a',
        type: 'list',
        width: 'half',
        label,
        resource: 'things',
        view: 'desk.a',
        columns: ['code', 'state', 'stay', 'parent'],
        sort: { key: 'from', direction: 'DESC' },
        limit: 5,
        actions: [],
      },
    ]);
    expect(config.resources['things']?.list.views.at(-1)).toMatchObject({
      id: 'desk.a',
      where: { from: '$today' },
      isUnlisted: true,
    });
    expect(config.policy.rows).toContainEqual(['p', 'admin', 'Desk', '*', 'allow']);
  });

  test('may stand under further ends of its address, and at others', () => {
    const { config, findings } = check({
      'v1/desk.json': page({ screen: true, params: ['/:tab', '/label/:label'], also: ['/desk'] }),
    });
    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
    expect(config.pages['desk']?.more).toEqual(['/v1/desk/:tab', '/v1/desk/label/:label', '/desk']);
  });

  test('takes no address that somebody has', () => {
    const messages = (files: Parameters<typeof check>[0]) => check(files).findings.map(({ message }) => message);
    const second = page({ screen: true, also: ['/x'] });
    expect(
      messages({ 'things.json': THINGS, 'v1/desk.json': page({ screen: true, also: ['/things'] }) }),
    ).toContainEqual(expect.stringContaining('The address "/things" already belongs to "things"'));
    expect(messages({ 'a.json': page({ name: 'a', screen: true, also: ['/x'] }), 'b.json': second })).toContainEqual(
      expect.stringContaining('The address "/x" already belongs to "a"'),
    );
  });

  test('that asks for a right of its own grants nothing by itself', () => {
    const { config } = check({ 'desk.json': page({ screen: true, access: { subject: 'AclDemo', action: 'read' } }) });
    expect(config.policy.rows.filter(([, , subject]) => subject === 'AclDemo')).toEqual([]);
    expect(config.pages['desk']?.access).toEqual({ subject: 'AclDemo', action: 'read', grants: {} });
  });

  test.each<[object, string[]]>([
    [page({ screen: true, blocks: [{ id: 'a', type: 'text', text: label }] }), ['RES224 ']],
    [page({}), ['RES224 ']],
    [page({ scren: true }), ['RES101 /scren']],
    [page({ screen: false }), ['RES102 /screen']],
    [page({ screen: true, menu: { group: 'x', badge: { view: 'fresh' } } }), ['RES103 /menu/badge']],
    [
      page({ screen: true, menu: { group: 'x', badge: { resource: 'thing', view: 'fresh' } } }),
      ['RES202 /menu/badge/resource'],
    ],
    [
      page({ screen: true, menu: { group: 'x', badge: { resource: 'things', view: 'frsh' } } }),
      ['RES223 /menu/badge/view'],
    ],
    [page({ screen: true, icon: 'HomOutlined' }), ['RES301 /icon']],
    [page({ screen: true, access: { grants: { boss: ['read'] } } }), ['RES208 /access/grants/boss']],
    [page({ screen: true, access: { grants: { admin: ['list'] } } }), ['RES102 /access/grants/admin/0']],
    [page({ screen: true, access: { subject: 'Thing', grants: { admin: ['read'] } } }), ['RES219 /access/subject']],
    [page({ name: 'things', screen: true }), ['RES205 /name']],
    [block({ type: 'tile' }), ['RES102 /blocks/0/type']],
    [block({ type: 'chart' }), ['RES103 /blocks/0']],
    [block({ type: 'count', columns: ['code'] }), ['RES101 /blocks/0/columns']],
    [block({ type: 'count', resource: 'thing' }), ['RES202 /blocks/0/resource']],
    [block({ type: 'count', view: 'frech' }), ['RES223 /blocks/0/view']],
    [block({ type: 'count', view: 'fresh', where: { state: 'NEW' } }), ['RES224 /blocks/0/view']],
    [block({ type: 'count', where: { stat: 'NEW' } }), ['RES201 /blocks/0/where/stat']],
    [block({ type: 'count', where: { state: 'NEU' } }), ['RES204 /blocks/0/where/state']],
    [block({ type: 'count', icon: 'X' }), ['RES301 /blocks/0/icon']],
    [block({ type: 'count', roles: ['boss'] }), ['RES208 /blocks/0/roles/0']],
    [block({ type: 'list', columns: ['cod', 'secret'] }), ['RES201 /blocks/0/columns/0', 'RES213 /blocks/0/columns/1']],
    [block({ type: 'list', sort: '-cod' }), ['RES201 /blocks/0/sort']],
    [block({ type: 'list', actions: ['close'] }), ['RES209 /blocks/0/actions/0']],
    [block({ type: 'list', limit: 500 }), ['RES106 /blocks/0/limit']],
    [block({ type: 'chart', by: 'code' }), ['RES213 /blocks/0/by']],
    [block({ type: 'chart', by: 'state', as: 'scatter' }), ['RES102 /blocks/0/as']],
    [block({ type: 'panel', panel: 'hand-drawn', resource: 'thing' }), ['RES202 /blocks/0/resource']],
    [block({ type: 'chart', data: { series: [{ label, values: [1] }] } }), ['RES101 /blocks/0/resource']],
    [block({ type: 'stat' }), ['RES103 /blocks/0']],
    [block({ type: 'stat', of: 'code' }), ['RES213 /blocks/0/of']],
    [block({ type: 'stat', of: 'cod', icon: 'X' }), ['RES201 /blocks/0/of', 'RES301 /blocks/0/icon']],
    [block({ type: 'trend', by: 'stat' }), ['RES201 /blocks/0/by']],
    [block({ type: 'trend', by: 'state', of: 'stay' }), ['RES213 /blocks/0/by', 'RES213 /blocks/0/of']],
    [block({ type: 'trend', by: 'stay', months: 99 }), ['RES106 /blocks/0/months']],
    [block({ type: 'trend', by: 'stay', days: 30, weeks: 4 }), ['RES224 /blocks/0/days']],
    [block({ type: 'trend', by: 'createdAt', weeks: 4, of: 'fee', how: 'average' }), []],
    [block({ type: 'count', span: { by: 'createdAt', months: 1, rising: 'bad' } }), []],
    [block({ type: 'count', span: { by: 'code' } }), ['RES213 /blocks/0/span/by']],
    [block({ type: 'stat', of: 'fee', span: { by: 'stay', days: 7, months: 1 } }), ['RES224 /blocks/0/span/days']],
    [block({ type: 'stat', of: 'fee', how: 'median' }), ['RES102 /blocks/0/how']],
    [block({ type: 'chart', by: 'parent', of: 'fee' }), []],
    [block({ type: 'chart', by: 'stay' }), ['RES213 /blocks/0/by']],
    [block({ type: 'chart', by: 'state', how: 'average' }), ['RES224 /blocks/0/how']],
    [block({ type: 'chart', by: 'state', of: 'fee', how: 'average', as: 'pie' }), ['RES225 /blocks/0/as']],
    [block({ type: 'pivot', rows: 'parent', columns: 'stay', step: 'week', of: 'fee' }), []],
    [block({ type: 'pivot', rows: 'state' }), ['RES103 /blocks/0']],
    [block({ type: 'pivot', rows: 'state', columns: 'state' }), ['RES224 /blocks/0/columns']],
    [block({ type: 'pivot', rows: 'code', columns: 'stat' }), ['RES213 /blocks/0/rows', 'RES201 /blocks/0/columns']],
    [block({ type: 'calendar', by: 'stay', color: 'state', card: ['code'] }), []],
    [
      block({ type: 'calendar', by: 'code', color: 'parent', card: ['secret'] }),
      ['RES213 /blocks/0/by', 'RES213 /blocks/0/color', 'RES213 /blocks/0/card/0'],
    ],
    [block({ type: 'board', by: 'state', columns: ['NEW'], sort: '-stay' }), []],
    [
      block({ type: 'board', by: 'state', columns: ['NEU'], card: ['cod'], actions: ['close'] }),
      ['RES204 /blocks/0/columns/0', 'RES201 /blocks/0/card/0', 'RES209 /blocks/0/actions/0'],
    ],
    [block({ type: 'board', by: 'code' }), ['RES213 /blocks/0/by']],
    [page({ blocks: [{ id: 'a', type: 'markdown', text: label }] }), []],
  ])('%j', (own, expected) => {
    expect(mistakes(own as Record<string, unknown>)).toEqual(expected);
  });

  test('figures of records with every default', () => {
    const blocks = [
      { id: 'a', type: 'count', resource: 'things', label, span: { by: 'createdAt' } },
      { id: 'b', type: 'trend', resource: 'things', label, by: 'stay', weeks: 6 },
      { id: 'c', type: 'pivot', resource: 'things', label, rows: 'state', columns: 'stay' },
      { id: 'd', type: 'board', resource: 'things', label, by: 'state' },
    ];
    const { config } = check({ 'things.json': THINGS, 'v1/desk.json': page({ blocks }) });
    expect(config.pages['desk']?.blocks).toMatchObject([
      { span: { by: 'createdAt', last: { days: 30 }, rising: 'good' } },
      { step: 'week', last: 6, ahead: 0, how: 'sum', as: 'bars' },
      { step: 'month', how: 'sum', width: 'full' },
      { board: { by: 'state', columns: ['NEW'], card: ['code', 'stay', 'parent'] } },
    ]);
  });

  const own = (figures: Readonly<Record<string, unknown>>) => page({ blocks: [{ id: 'a', label, ...figures }] });
  const chart = (as: string, data: object, more: object = {}) => own({ type: 'chart', as, data, ...more });
  const labels = ['2026-01', label];
  const one = { label, values: [1, 2] };

  test.each<[object, string[]]>([
    [chart('column', { labels, series: [one, { ...one, as: 'line' }] }, { stacked: true, currency: 'USD' }), []],
    [chart('scatter', { series: [{ label, values: [[1, 2]] }] }), []],
    [chart('bubble', { series: [{ label, values: [[1, 2]] }] }), ['RES225 /blocks/0/data/series/0/values']],
    [chart('line', { labels, series: [{ label, values: [1, [1, 2]] }] }), ['RES225 /blocks/0/data/series/0/values']],
    [chart('line', { labels, series: [{ label, values: [1, null, 3] }] }), ['RES225 /blocks/0/data/series/0/values']],
    [chart('pie', { labels, series: [one, one] }), ['RES225 /blocks/0/data/series']],
    [chart('donut', { labels, series: [{ label, values: [1, -1] }] }), ['RES225 /blocks/0/data/series/0/values']],
    [chart('radar', { labels, series: [{ ...one, as: 'line' }] }), ['RES225 /blocks/0/data/series/0/as']],
    [chart('radar', { labels, series: [one] }, { stacked: true }), ['RES225 /blocks/0/stacked']],
    [chart('line', { labels, series: [one] }, { unit: '%', currency: 'USD' }), ['RES224 /blocks/0/unit']],
    [chart('line', { labels, series: [one] }, { currency: 'dollars' }), ['RES107 /blocks/0/currency']],
    [own({ type: 'chart', as: 'line' }), ['RES103 /blocks/0', 'RES103 /blocks/0']],
    [own({ type: 'figure' }), ['RES103 /blocks/0']],
    [own({ type: 'figure', value: 5, icon: 'X' }), ['RES301 /blocks/0/icon']],
    [own({ type: 'figure', value: 5, trend: -1, rising: 'bad' }), []],
    [chart('line', { labels: ['$month-1', '$today'], series: [one] }), []],
    [chart('line', { labels: ['$month1', '$today'], series: [one] }), ['RES225 /blocks/0/data/labels/0']],
    [own({ type: 'timeline', entries: [{ time: '$today-3 09:30', title: label }] }), []],
    [own({ type: 'timeline', entries: [{ time: '$today-3 9h', title: label }] }), ['RES225 /blocks/0/entries/0/time']],
    [own({ type: 'progress', rows: [{ label, value: 5, max: 0 }] }), ['RES108 /blocks/0/rows/0/max']],
    [
      own({ type: 'timeline', entries: [{ time: '2026-01-01', title: label, icon: 'X' }] }),
      ['RES301 /blocks/0/entries/0/icon'],
    ],
  ])('figures of the file: %j', (file, expected) => {
    expect(mistakes(file as Record<string, unknown>)).toEqual(expected);
  });

  test('figures of the file with every default', () => {
    const rows = [{ label: 'Chrome', value: 5 }];
    const { config } = check({ 'v1/desk.json': own({ type: 'progress', rows }) });
    expect(config.pages['desk']?.blocks).toEqual([
      { id: 'a', type: 'progress', width: 'third', label, rows: [{ label: { en: 'Chrome' }, value: 5, max: 100 }] },
    ]);
    const drawn = check({ 'v1/desk.json': own({ type: 'chart', data: { labels, series: [one] } }) });
    expect(drawn.config.pages['desk']?.blocks).toMatchObject([
      { as: 'bars', isStacked: false, width: 'half', data: { labels: [{ en: '2026-01' }, label], series: [one] } },
    ]);
  });

  test('a panel nobody wrote is a warning', () => {
    const panel = (name: string) => page({ blocks: [{ id: 'a', type: 'panel', panel: name }] });
    expect(mistakes(panel('hand-drawn'), 'warning')).toEqual([]);
    expect(mistakes(panel('hand-drwn'), 'warning')).toEqual(['RES303 /blocks/0/panel']);
  });

  test('of one record: its address ends with which, it needs no place in the menu, and it is code', () => {
    const sheet = page({ screen: true, record: 'things', menu: undefined });
    const { config, findings } = check({ 'things.json': THINGS, 'hand/made.json': sheet });
    expect(findings).toEqual([]);
    expect(config.pages['desk']).toMatchObject({ route: '/hand/made/:id', screen: '/hand/made', record: 'things' });
    const menu = { group: 'x' };
    expect(mistakes(page({ screen: true, record: 'thing' }))).toEqual(['RES202 /record']);
    expect(mistakes(page({ screen: true, record: 'things', menu }))).toEqual(['RES224 /menu']);
    expect(mistakes(block({ type: 'count', record: 'things' }))).toEqual(['RES101 /blocks/0/record']);
    const blocks = [{ id: 'a', type: 'text', text: label }];
    expect(mistakes(page({ record: 'things', blocks }))).toEqual(['RES224 /record']);
  });

  test('a tile leads to a page that there is', () => {
    expect(mistakes(block({ type: 'count', opens: { page: 'desk' } }))).toEqual([]);
    expect(mistakes(block({ type: 'count', opens: { page: 'dusk' } }))).toEqual(['RES202 /blocks/0/opens/page']);
    expect(mistakes(block({ type: 'list', opens: { page: 'desk' } }))).toEqual(['RES101 /blocks/0/opens']);
  });

  test('two blocks of one name', () => {
    const text = { id: 'a', type: 'text', text: label };
    expect(mistakes(page({ blocks: [text, text] }))).toEqual(['RES205 /blocks/1/id']);
  });

  test('an address that a resource has', () => {
    expect(
      briefFindings({
        'things.json': { ...THINGS, routes: { list: '/v1/desk' } },
        'v1/desk.json': page({ screen: true }),
      }),
    ).toEqual(['v1/desk.json RES206 ']);
  });

  test('a screen nobody wrote is a warning that names the known ones; the page stays', () => {
    const { config, findings } = check({ 'hand/maid.json': page({ screen: true }) });
    expect(findings.map(({ code, level, message }) => [code, level, message])).toEqual([
      ['RES303', 'warning', 'No screen "/hand/maid". Did you mean "/hand/made"? Known: /hand/made, /hand/written'],
    ]);
    expect(config.pages['desk']?.screen).toBe('/hand/maid');
    expect(check({ 'hand/made.json': page({ screen: true }) }).findings).toEqual([]);
  });

  test('a resource that is off makes its blocks warn, and an error turns off only the page', () => {
    const files = { 'things.json': { ...THINGS, name: 5 }, 'v1/desk.json': block({ type: 'count' }) };
    expect(briefFindings(files, 'warning')).toEqual(['v1/desk.json RES904 /blocks/0/resource']);
    const { config } = check({ 'things.json': THINGS, 'v1/desk.json': block({ type: 'count', view: 'x' }) });
    expect([Object.keys(config.resources), Object.keys(config.pages)]).toEqual([['things'], []]);
  });

  test('texts without Turkish', () => {
    expect(mistakes(page({ label: 'Desk', blocks: [{ id: 'a', type: 'text', text: 'Hello' }] }), 'warning')).toEqual([
      'RES901 /label',
      'RES901 /blocks/0/text',
    ]);
  });
});

test('the badge of a resource counts one of its own views', () => {
  const menu = { group: 'x', badge: { view: 'frseh' } };
  expect(briefFindings({ 'things.json': { ...THINGS, menu } })).toEqual(['things.json RES223 /menu/badge/view']);
});

test('a kind that is misspelt is told which there are', () => {
  expect(briefFindings({ 'desk.json': { ...page({ screen: true }), kind: 'pag' } })).toContain(
    'desk.json RES102 /kind',
  );
});
