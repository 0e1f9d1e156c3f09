import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listItems, newestFirst, readListAsk, selectItems } from './list.ts';
import { ALL_ITEMS, pageCount, pageOf, readPaging, resetPage } from './paging.ts';
import { sortItems } from './sorting.ts';

type Item = { readonly id: number; readonly name: string; readonly price: number };
const items = fc.uniqueArray(fc.record({ id: fc.nat(500), name: fc.string(), price: fc.integer() }), {
  selector: ({ id }) => id,
  maxLength: 60,
});
const size = fc.integer({ min: 1, max: 20 });
const rules = { sort: { price: ({ price }: Item) => price, name: ({ name }: Item) => name } };
const ask = (params: Readonly<Record<string, string>>) => readListAsk((name) => params[name]);

describe('paging', () => {
  it('the pages in a row are the list: nothing lost, nothing twice', () => {
    fc.assert(
      fc.property(items, size, (list, itemsPerPage) => {
        const pages = Array.from({ length: pageCount(list.length, itemsPerPage) }, (_, index) =>
          pageOf(list, { page: index + 1, itemsPerPage }),
        );
        expect(pages.flat()).toEqual(list);
        expect(pages.every((page) => page.length > 0 && page.length <= itemsPerPage)).toBe(true);
      }),
    );
  });
  it('-1 is everything on every page, and one page', () => {
    fc.assert(
      fc.property(items, fc.nat(9), (list, page) => {
        expect(pageOf(list, { page: page + 1, itemsPerPage: ALL_ITEMS })).toEqual(list);
        expect(pageCount(list.length, ALL_ITEMS)).toBe(list.length === 0 ? 0 : 1);
      }),
    );
  });
  it('whatever is asked, the page is 1 or more and the size is positive or -1', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (page, itemsPerPage) => {
        const paging = readPaging({ page, itemsPerPage });
        expect(paging.page >= 1 && (paging.itemsPerPage >= 1 || paging.itemsPerPage === -1)).toBe(true);
      }),
    );
  });
  it.each([
    [undefined, undefined, 1, 10],
    ['', '', 1, 10],
    ['x', 'ten', 1, 10],
    ['3', '25', 3, 25],
    ['0', '0', 1, 10],
    ['-2', '-1', 1, -1],
    ['1.5', '-2', 1, 10],
    ['1e999', 'Infinity', 1, 10],
  ])('spec §5: page %o and size %o are %i and %i', (page, itemsPerPage, wantedPage, wantedSize) => {
    expect(
      ask({ ...(page !== undefined && { page }), ...(itemsPerPage !== undefined && { itemsPerPage }) }).paging,
    ).toEqual({ page: wantedPage, itemsPerPage: wantedSize });
  });
  it('spec §5: a user list page resets to 1 exactly when it exceeds the page count', () => {
    fc.assert(
      fc.property(fc.nat(100), size, fc.integer({ min: 1, max: 30 }), (total, itemsPerPage, page) => {
        const after = resetPage({ page, itemsPerPage }, total);
        expect(after).toEqual({ page: page > Math.ceil(total / itemsPerPage) ? 1 : page, itemsPerPage });
      }),
    );
  });
});

describe('sorting', () => {
  it('keeps the rows, orders them, and leaves equal ones as they came', () => {
    const few = fc.array(fc.record({ id: fc.nat(), price: fc.nat(3) }), { maxLength: 40 });
    fc.assert(
      fc.property(few, fc.boolean(), (list, isDown) => {
        const sorted = sortItems({
          items: list,
          keys: { price: ({ price }) => price },
          sortBy: 'price',
          direction: isDown ? 'desc' : 'asc',
        });
        const sign = isDown ? -1 : 1;
        const expected = list
          .map((item, place) => ({ item, place }))
          .sort((a, b) => sign * (a.item.price - b.item.price) || a.place - b.place)
          .map(({ item }) => item);
        expect(sorted).toEqual(expected);
      }),
    );
  });
  it('newest first unless a known key is asked for', () => {
    fc.assert(
      fc.property(items, fc.string(), (list, sortBy) => {
        fc.pre(!Object.hasOwn(rules.sort, sortBy));
        expect(selectItems({ items: list, rules, ask: ask({ sortBy }) })).toEqual(newestFirst(list));
      }),
    );
  });
  it('the total does not depend on page, size or order', () => {
    fc.assert(
      fc.property(items, size, size, (list, page, itemsPerPage) => {
        const asked = ask({ page: String(page), itemsPerPage: String(itemsPerPage), sortBy: 'name', orderBy: 'desc' });
        const isWanted = ({ price }: Item) => price % 2 === 0;
        expect(listItems({ items: list, rules, ask: asked, isWanted }).total).toBe(list.filter(isWanted).length);
      }),
    );
  });
});
