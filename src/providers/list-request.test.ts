import { describe, expect, it } from 'vitest';
import { sampleConfig } from '../../tests/screens/sample-config.ts';
import { listAt, listPath } from './list-request.ts';

const config = sampleConfig();

describe('listPath', () => {
  it('translates page, size, order and direction (spec §7)', () => {
    const path = listPath(config, {
      resource: 'estates',
      pagination: { currentPage: 2, pageSize: 10 },
      sorters: [{ field: 'code', order: 'desc' }],
    });
    expect(path).toBe('/estates?pageNumber=1&pageSize=10&sortBy=code&sortDirection=DESC');
  });

  it('asks for the newest first when nothing is said', () => {
    expect(listPath(config, { resource: 'estates' })).toBe(
      '/estates?pageNumber=0&pageSize=10&sortBy=createdAt&sortDirection=DESC',
    );
  });

  it('leaves the order of a list to itself while it says what comes first, and nobody chose an order or a view', () => {
    const estates = config.resources['estates']!;
    const list = { ...estates.list, first: { status: 'ACTIVE' } };
    const own = { ...config, resources: { ...config.resources, estates: { ...estates, list } } };
    const sorted = (more: object) => listPath(own, { resource: 'estates', ...more }).includes('sortBy');
    expect(sorted({})).toBe(false);
    expect(sorted({ sorters: [{ field: 'code', order: 'asc' }] })).toBe(true);
    expect(sorted({ filters: [{ field: 'view', operator: 'eq', value: 'active' }] })).toBe(true);
  });

  it('asks for all rows when paging is off', () => {
    expect(listPath(config, { resource: 'estates', pagination: { mode: 'off' } })).toContain(
      'pageNumber=0&pageSize=-1&',
    );
  });

  it('writes filters, search and view, each encoded, and leaves empty ones out', () => {
    const path = listPath(config, {
      resource: 'estates',
      filters: [
        { field: 'q', operator: 'contains', value: ' a&b ' },
        { field: 'view', operator: 'eq', value: 'active' },
        { field: 'status', operator: 'in', value: ['ACTIVE', 'PASSIVE'] },
        { field: 'code', operator: 'eq', value: 'K#1' },
        { field: 'rooms', operator: 'gte', value: 3 },
        { field: 'photo', operator: 'nnull', value: true },
        { field: 'city', operator: 'contains', value: '' },
        { field: 'tags', operator: 'in', value: [] },
      ],
    });
    const search = new URLSearchParams(path.split('?')[1]);
    expect(Object.fromEntries(search)).toEqual({
      pageNumber: '0',
      pageSize: '10',
      sortBy: 'createdAt',
      sortDirection: 'DESC',
      q: 'a&b',
      view: 'active',
      'status.in': 'ACTIVE,PASSIVE',
      code: 'K#1',
      'rooms.gte': '3',
      'photo.null': 'false',
    });
  });

  it('takes "and" apart and refuses "or"', () => {
    const part = { field: 'code', operator: 'eq', value: 'A' } as const;
    expect(listPath(config, { resource: 'estates', filters: [{ operator: 'and', value: [part] }] })).toContain(
      'code=A',
    );
    expect(() => listPath(config, { resource: 'estates', filters: [{ operator: 'or', value: [part] }] })).toThrow(/or/);
  });
});

describe('listAt', () => {
  const search =
    '?currentPage=2&pageSize=10&sorters[0][field]=code&sorters[0][order]=desc' +
    '&filters[0][field]=status&filters[0][operator]=in&filters[0][value][0]=ACTIVE&filters[0][value][1]=PASSIVE' +
    '&filters[1][field]=q&filters[1][operator]=contains&filters[1][value]=deniz%26g%C3%B6k';

  it('reads from an address what the list there will ask for', () => {
    const list = listAt(config, { pathname: '/v1/estates/list', search });
    expect(list && listPath(config, list)).toBe(
      '/estates?pageNumber=1&pageSize=10&sortBy=code&sortDirection=DESC&q=deniz%26g%C3%B6k&status.in=ACTIVE%2CPASSIVE',
    );
  });

  it('finds no list elsewhere, nor where the role may not list', () => {
    expect(listAt(config, { pathname: '/v1/estates/create', search: '' })).toBeUndefined();
    const hidden = sampleConfig({ can: ['show'] });
    expect(listAt(hidden, { pathname: '/v1/estates/list', search: '' })).toBeUndefined();
  });
});
