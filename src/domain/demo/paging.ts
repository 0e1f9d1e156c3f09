/** rows */
const DEFAULT_SIZE = 10;
const FIRST_PAGE = 1;
/** The size that means "all rows" (spec §9). */
export const ALL_ITEMS = -1;

/** The requested part of a list. */
export type Paging = {
  /** From 1. */
  readonly page: number;
  /** Rows; -1 = all. */
  readonly itemsPerPage: number;
};

function wholeNumber(text: string | undefined): number | undefined {
  const number = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isSafeInteger(number) ? number : undefined;
}

/** Spec §5: page and size fall back to 1 and 10 if they are no valid numbers. */
export function readPaging({ page, itemsPerPage }: { page?: string; itemsPerPage?: string }): Paging {
  const wantedPage = wholeNumber(page) ?? FIRST_PAGE;
  const wantedSize = wholeNumber(itemsPerPage) ?? DEFAULT_SIZE;
  return {
    page: wantedPage < FIRST_PAGE ? FIRST_PAGE : wantedPage,
    itemsPerPage: wantedSize > 0 || wantedSize === ALL_ITEMS ? wantedSize : DEFAULT_SIZE,
  };
}

/** The rows of one page; empty beyond the last. */
export function pageOf<Item>(items: readonly Item[], { page, itemsPerPage }: Paging): readonly Item[] {
  if (itemsPerPage === ALL_ITEMS) return items;
  const start = (page - 1) * itemsPerPage;
  return items.slice(start, start + itemsPerPage);
}

/** How many pages there are; 0 for an empty list. */
export function pageCount(total: number, itemsPerPage: number): number {
  if (itemsPerPage === ALL_ITEMS) return total === 0 ? 0 : 1;
  return Math.ceil(total / itemsPerPage);
}

/** Spec §5, the list of users: a page beyond the last one becomes page 1. */
export function resetPage(paging: Paging, total: number): Paging {
  return paging.page > pageCount(total, paging.itemsPerPage) ? { ...paging, page: FIRST_PAGE } : paging;
}
