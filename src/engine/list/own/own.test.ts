import { describe, expect, it } from 'vitest';
import type { ClientResource } from '../../../config/types.ts';
import { tableStateOf } from '../../../providers/table-state.ts';
import { movedTo, resizeColumn, toggleColumn } from './column-draft.ts';
import { columnsFrom, ownListOf } from './own-columns.ts';
import { savedQueryOf, searchOfSaved } from './saved-search.ts';

const resource = {
  name: 'estates',
  fields: { code: {}, price: {}, city: {} },
  api: { path: 'estates', dialect: 'product', rows: 'items', total: 'total' },
  list: {
    views: [],
    columns: [
      { field: 'code', sum: false, priority: 'low' },
      { field: 'price', sum: true },
    ],
    sort: { key: 'createdAt', direction: 'DESC' },
    pageSize: 10,
  },
} as unknown as ClientResource;

describe('chosen columns', () => {
  it('stand in the chosen order, add up as before, and none gives way before its place says so', () => {
    expect(columnsFrom([{ field: 'price', width: 90 }, { field: 'city' }, { field: 'code' }], resource)).toEqual([
      { field: 'price', width: 90, sum: true, isSized: true },
      { field: 'city', sum: false },
      { field: 'code', sum: false },
    ]);
  });

  it('that the role does not see are left out; with none left the list is as usual', () => {
    expect(columnsFrom([{ field: 'secret' }, { field: 'code' }], resource)).toHaveLength(1);
    expect(columnsFrom([{ field: 'secret' }, { field: 'constructor' }], resource)).toBeUndefined();
    expect(columnsFrom(null, resource)).toBeUndefined();
  });

  it('are ticked, moved and sized', () => {
    const columns = [{ field: 'a' }, { field: 'b', width: 90 }];
    expect(toggleColumn(columns, 'c')).toEqual([...columns, { field: 'c' }]);
    expect(toggleColumn(columns, 'a')).toEqual([columns[1]]);
    expect(toggleColumn([{ field: 'a' }], 'a')).toEqual([{ field: 'a' }]);
    expect(movedTo(columns, 'b', 0)).toEqual([columns[1], columns[0]]);
    expect(movedTo(columns, 'b', -1)).toEqual([columns[1], columns[0]]);
    expect(movedTo(columns, 'x', 0)).toEqual(columns);
    expect(resizeColumn(columns, 'b', undefined)).toEqual([{ field: 'a' }, { field: 'b' }]);
    expect(resizeColumn(columns, 'a', 200)).toEqual([{ field: 'a', width: 200 }, columns[1]]);
  });
});

describe('chosen columns as a list draws them', () => {
  it('have a width that is meant where it is not the usual one, and go on adding up', () => {
    const usual = { ...resource, list: { ...resource.list, columns: [{ field: 'price', width: 120, sum: true }] } };
    expect(columnsFrom([{ field: 'price', width: 120 }], usual)).toEqual([{ field: 'price', width: 120, sum: true }]);
    expect(columnsFrom([{ field: 'price', width: 90 }], usual)).toEqual([
      { field: 'price', width: 90, sum: true, isSized: true },
    ]);
    expect(columnsFrom([{ field: 'gone' }], usual)).toBeUndefined();
  });
});

describe('a saved question', () => {
  it('comes back from the address as it was saved', () => {
    const shown = {
      filters: [
        { field: 'view', operator: 'eq', value: 'active' },
        { field: 'q', operator: 'eq', value: 'sea & sun' },
        { field: 'status', operator: 'in', value: ['A', 'B,C'] },
        { field: 'note', operator: 'nnull', value: 'true' },
      ] as const,
      sorter: { field: 'code', order: 'desc' } as const,
      pageSize: 25,
      look: undefined,
    };
    const query = savedQueryOf(resource, shown);
    expect(query).toEqual({
      view: 'active',
      q: 'sea & sun',
      filters: [
        { key: 'status', operator: 'in', value: ['A', 'B,C'] },
        { key: 'note', operator: 'null', value: false },
      ],
      sort: { key: 'code', direction: 'DESC' },
      pageSize: 25,
    });
    const state = tableStateOf(searchOfSaved(query));
    expect(state).toMatchObject({ pageSize: 25, sorters: [{ field: 'code', order: 'desc' }] });
    expect(state.filters).toEqual([
      shown.filters[0],
      shown.filters[1],
      shown.filters[2],
      { field: 'note', operator: 'nnull', value: 'false' },
    ]);
    expect(savedQueryOf(resource, { ...shown, filters: state.filters } as never)).toEqual(query);
  });

  it('as usual is empty', () => {
    const query = savedQueryOf(resource, { filters: [], sorter: undefined, pageSize: 10, look: undefined });
    expect(query).toEqual({});
    expect(searchOfSaved(query)).toBe('');
  });

  it('is what the list keeps of a view, with its columns', () => {
    const view = {
      id: 'v1',
      name: 'Dear',
      isShared: false,
      isMine: true,
      by: 'A',
      version: 1,
      mayChange: true,
      mayDelete: true,
    };
    const settings = {
      fields: [],
      columns: null,
      opens: 'v1',
      mayShare: false,
      views: [{ ...view, query: { q: 'sea' }, columns: [{ field: 'price' }], isPartial: false }],
    };
    expect(ownListOf(settings, resource)).toEqual({
      opens: 'v1',
      views: [
        {
          id: 'v1',
          name: 'Dear',
          search: searchOfSaved({ q: 'sea' }),
          columns: [{ field: 'price', sum: true }],
        },
      ],
    });
  });
});
