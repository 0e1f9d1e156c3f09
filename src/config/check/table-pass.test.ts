import { expect, test } from 'vitest';
import { checkConfig } from './check-config.ts';
import { goodResource, known, label, schemas } from './check-fixture.ts';

const text = { type: 'string' };
const CALLS = {
  calls: {
    '/things/totals': { access: { subject: 'Thing', action: 'list' }, query: ['from', 'to', 'of'], answer: ['Totals'] },
  },
  answers: {
    Totals: { properties: { rows: { type: 'array', items: { $ref: '#/components/schemas/Total' } } } },
    Total: {
      properties: {
        name: text,
        net: { type: 'number' },
        currency: text,
        money: { type: 'array', items: { properties: { gross: { type: 'number' }, currency: text } } },
      },
    },
  },
};
const NAME = { field: 'name', label };
const NET = { field: 'net', label, as: 'money', sum: true };
const ACTION = { resource: 'things', name: 'close', id: 'name', confirm: { ...label, en: 'Close {name}?' } };
const ACTIONS = { close: { label, set: { code: 'x' } } };
const TABLE = { call: '/things/totals', rows: 'rows', columns: [NAME, NET] };

const findingsOf = (table: object, place: 'page' | 'list' = 'page') => {
  const page = {
    kind: 'page',
    name: 'sheet',
    label,
    menu: false,
    blocks: [{ id: 'one', type: 'table', label, ...table }],
  };
  const list = goodResource({ actions: ACTIONS, list: { panels: [{ label, table }] } });
  const files = [
    {
      path: 'resources/things.json',
      text: JSON.stringify(place === 'list' ? list : goodResource({ actions: ACTIONS })),
    },
    ...(place === 'page' ? [{ path: 'resources/sheet.json', text: JSON.stringify(page) }] : []),
  ];
  return checkConfig({ files, known: { ...known, ...CALLS }, schemas }).findings;
};
const mistakes = (table: object, place?: 'page' | 'list') =>
  findingsOf({ ...TABLE, ...table }, place)
    .filter(({ level }) => level === 'error')
    .map(({ code, pointer }) => `${code} ${pointer.replace('/blocks/0/', '').replace('/list/panels/0/', '')}`);

test('a table over a call that there is has no finding, on a page or above a list', () => {
  expect([findingsOf(TABLE), findingsOf(TABLE, 'list')]).toEqual([[], []]);
});

test.each<readonly [object, readonly string[]]>([
  [{ call: '/things/total' }, ['RES229 call']],
  [{ query: { off: 'x' } }, ['RES229 query/off']],
  [{ filters: [{ as: 'year', name: 'year' }] }, ['RES229 filters/0/name']],
  [{ filters: [{ as: 'days' }] }, []],
  [{ follows: ['thing'] }, ['RES202 follows/0']],
  [{ rows: 'items' }, ['RES229 rows']],
  [{ sums: 'totals' }, ['RES229 sums']],
  [{ needs: 'count' }, ['RES229 needs']],
  [{ columns: [{ ...NAME, field: 'nam' }] }, ['RES229 columns/0/field']],
  [{ columns: [{ ...NAME, more: 'code' }] }, ['RES229 columns/0/more']],
  [{ columns: [{ ...NAME, or: 'code' }] }, ['RES229 columns/0/or']],
  [{ columns: [NAME, { field: 'money.gross', label, as: 'money' }] }, []],
  [{ columns: [NAME, { field: 'money.gros', label, as: 'money' }] }, ['RES229 columns/1/field']],
  [{ columns: [NAME, { field: 'net', label, as: 'money', currency: 'in' }] }, ['RES229 columns/1/currency']],
  [{ columns: [NAME, { field: 'money.gross', label, as: 'money', sum: true }] }, ['RES224 columns/1/sum']],
  [{ columns: [{ ...NAME, options: 'colours' }] }, ['RES203 columns/0/options']],
  [{ columns: [{ ...NAME, link: { resource: 'things', id: 'id' } }] }, ['RES229 columns/0/link/id']],
  [{ columns: [{ ...NAME, link: { resource: 'thing', id: 'name' } }] }, ['RES202 columns/0/link/resource']],
  [{ columns: [{ ...NAME, link: { resource: 'things' } }] }, ['RES224 columns/0/link']],
  [{ columns: [{ ...NAME, link: { resource: { A: 'things' }, id: 'name' } }] }, ['RES224 columns/0/link']],
  [{ actions: [ACTION] }, []],
  [{ actions: [{ ...ACTION, resource: 'thing' }] }, ['RES202 actions/0/resource']],
  [{ actions: [{ ...ACTION, name: 'clos' }] }, ['RES209 actions/0/name']],
  [{ actions: [{ ...ACTION, id: 'id' }] }, ['RES229 actions/0/id']],
  [{ actions: [{ ...ACTION, confirm: { ...label, en: 'Close {nam}?' } }] }, ['RES229 actions/0/confirm']],
  [{ split: 'net2' }, ['RES229 split']],
  [{ tiles: { value: 'gross' } }, ['RES229 tiles/value']],
  [{ bars: ['net', 'gross'] }, ['RES229 bars/1']],
  [{ look: 'tiles' }, ['RES224 look']],
])('%j', (change, expected) => {
  expect(mistakes(change)).toEqual(expected);
  expect(mistakes(change, 'list')).toEqual(expected.map((each) => each.replace(/ (?!\/)/, ' table/')));
});

test('what was meant is named', () => {
  const [finding] = findingsOf({ ...TABLE, columns: [{ ...NAME, field: 'nme' }] });
  expect(finding?.message).toBe('No value of the answer "nme". Did you mean "name"? Known: name, net, currency, money');
});
