import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_DIALECTS } from './check/defaults.ts';
import { listSearch, splitList } from './list-search.ts';

const query = {
  page: 1,
  pageSize: 10,
  sort: { key: 'code', direction: 'DESC' as const },
  q: '',
  filters: [],
};

test('spec §7: the product counts pages from 0 and writes directions in capitals', () => {
  expect(listSearch(DEFAULT_DIALECTS['product']!, query).toString()).toBe(
    'pageNumber=1&pageSize=10&sortBy=code&sortDirection=DESC',
  );
});

test('spec §7: the demo calls count from 1 and write them small', () => {
  expect(listSearch(DEFAULT_DIALECTS['demo']!, query).toString()).toBe(
    'page=2&itemsPerPage=10&sortBy=code&orderBy=desc',
  );
});

test('search, view and filters', () => {
  const search = listSearch(DEFAULT_DIALECTS['product']!, {
    ...query,
    pageSize: -1,
    q: 'a&b=c',
    viewId: 'active',
    filters: [
      { key: 'status', operator: 'in', value: ['A', 'B,C'] },
      { key: 'price', operator: 'gte', value: 5 },
      { key: 'paid', operator: 'eq', value: true },
      { key: 'note', operator: 'null', value: false },
    ],
  });
  expect([...search].slice(4)).toEqual([
    ['q', 'a&b=c'],
    ['view', 'active'],
    ['status.in', 'A,B\\,C'],
    ['price.gte', '5'],
    ['paid', 'true'],
    ['note.null', 'false'],
  ]);
  expect(search.get('pageSize')).toBe('-1');
});

test('lists of any texts survive the way through an address', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom('a', ',', '\\', ' ', 'ı') }), { minLength: 1 }), (parts) => {
      const search = listSearch(DEFAULT_DIALECTS['product']!, {
        ...query,
        filters: [{ key: 'x', operator: 'in', value: parts }],
      });
      expect(splitList(new URLSearchParams(search.toString()).get('x.in') ?? '')).toEqual(parts);
    }),
  );
});
