import { describe, expect, test } from 'vitest';
import { makeResource } from './testing.ts';
import type { RawField } from './raw.ts';

const text: RawField = { type: 'text' };

test('the first seven fields that fit in a cell are columns', () => {
  const { list } = makeResource({
    name: 'x',
    fields: {
      a: text,
      note: { type: 'textarea' },
      secret: { type: 'password' },
      kids: { type: 'children', resource: 'y', via: 'z' },
      b: { ...text, hidden: true },
      c: text,
      d: text,
      e: text,
      f: text,
      g: text,
      h: text,
      i: text,
    },
  });
  expect(list.columns.map(({ field }) => field)).toEqual(['a', 'c', 'd', 'e', 'f', 'g', 'h']);
});

test('short forms of a list', () => {
  const { list } = makeResource({
    name: 'x',
    fields: { a: text, n: { type: 'number' }, stay: { type: 'dateRange', start: 'from', end: 'to' } },
    list: {
      columns: ['a', { field: 'n', width: 90, sum: true, priority: 'low' }],
      sort: '-stay',
      filters: [],
      pageSize: 25,
      views: [{ id: 'all-of-it', where: {} }],
    },
  });
  expect(list).toMatchObject({
    columns: [
      { field: 'a', sum: false },
      { field: 'n', width: 90, sum: true, priority: 'low' },
    ],
    sort: { key: 'from', direction: 'DESC' },
    filters: [],
    pageSize: 25,
    views: [{ id: 'all-of-it', label: { en: 'All of it' } }],
  });
});

test('with several rows all that the role may is possible, unless the list says less', () => {
  const bulkOf = (bulk?: boolean | string[]) =>
    makeResource({ name: 'x', fields: { code: { type: 'text' } }, list: bulk === undefined ? {} : { bulk } }).list.bulk;
  expect([bulkOf(), bulkOf(true), bulkOf(false), bulkOf(['edit'])]).toEqual([undefined, undefined, [], ['edit']]);
});

test('a board has all values and all columns but its own, unless it names some', () => {
  const fields: Record<string, RawField> = { a: text, state: { type: 'enum', values: ['NEW', 'DONE'] }, b: text };
  const board = (own: object) =>
    makeResource({ name: 'x', fields, list: { board: { by: 'state', ...own } } }).list.board;
  expect(board({})).toEqual({ by: 'state', columns: ['NEW', 'DONE'], card: ['a', 'b'] });
  const own = { columns: ['DONE'], card: ['b'], actions: ['close'] };
  expect(board(own)).toEqual({ by: 'state', ...own });
});

describe('search', () => {
  const search = (fields: Record<string, RawField>, own?: string[]) =>
    makeResource({ name: 'x', fields, ...(own && { list: { search: own } }) }).list.search;
  test('all texts and e-mails, unless some are marked, unless the list says', () => {
    expect(search({ a: text, b: { type: 'email' }, c: { type: 'textarea' }, d: { type: 'number' } })).toEqual([
      'a',
      'b',
    ]);
    expect(search({ a: text, b: { ...text, search: true }, c: { type: 'textarea', search: true } })).toEqual([
      'b',
      'c',
    ]);
    expect(search({ a: text, b: { ...text, search: true } }, ['a'])).toEqual(['a']);
    expect(search({ a: text }, [])).toEqual([]);
  });
});

describe('forms', () => {
  test('long fields have a row of their own; what nobody fills in is left out', () => {
    const { create } = makeResource({
      name: 'x',
      fields: {
        a: text,
        note: { type: 'textarea' },
        b: text,
        c: text,
        made: { ...text, generate: 'R-{seq:3}' },
        seen: { ...text, readOnly: true },
        total: { type: 'number', compute: { sum: ['a'] } },
        inner: { ...text, hidden: true },
      },
    });
    expect(create.sections).toEqual([{ rows: [['a'], ['note'], ['b', 'c'], ['total']] }]);
  });

  test('more than twelve fields are split into eights', () => {
    const fields = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`f${index}`, text]));
    const { sections } = makeResource({ name: 'x', fields }).create;
    expect(sections.map(({ label, rows }) => [label, rows.flat().length])).toEqual([
      [{ en: 'Details 1', tr: 'Ayrıntılar 1' }, 8],
      [{ en: 'Details 2', tr: 'Ayrıntılar 2' }, 5],
    ]);
  });

  test('create and edit share "form"; their own wins', () => {
    const resource = makeResource({
      name: 'x',
      fields: { a: text, b: text },
      form: { layout: 'tabs', sections: [{ label: 'One', fields: [['a', 'b']] }] },
      create: { sections: [{ showIf: { a: 1 }, fields: ['a'] }] },
    });
    expect(resource.create).toEqual({ layout: 'tabs', sections: [{ showIf: { a: 1 }, rows: [['a']] }] });
    expect(resource.edit).toEqual({ layout: 'tabs', sections: [{ label: { en: 'One' }, rows: [['a', 'b']] }] });
  });
});

test('the page: as told, or everything, children, history', () => {
  const fields: Record<string, RawField> = {
    a: text,
    secret: { type: 'password' },
    kids: { type: 'children', resource: 'y', via: 'z' },
  };
  expect(makeResource({ name: 'x', fields }).show.sections).toEqual([
    { kind: 'fields', fields: ['a'] },
    { kind: 'relation', field: 'kids' },
    { kind: 'history' },
  ]);
  const configured = makeResource({
    name: 'x',
    fields,
    show: { sections: [{ audit: true }, { label: 'All', fields: ['a'] }, { relation: 'kids' }] },
  });
  expect(configured.show.sections).toEqual([
    { kind: 'history' },
    { kind: 'fields', label: { en: 'All' }, fields: ['a'] },
    { kind: 'relation', field: 'kids' },
  ]);
});
