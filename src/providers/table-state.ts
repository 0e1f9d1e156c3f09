import type { CrudFilter, CrudSort } from '@refinedev/core';

/** Page, order and filters of a list as its address carries them (Refine's `syncWithLocation`). */
export type TableState = {
  readonly currentPage: number | undefined;
  readonly pageSize: number | undefined;
  readonly sorters: CrudSort[] | undefined;
  readonly filters: CrudFilter[] | undefined;
};

type Tree = { [key: string]: Tree | string };

/**
 * Reads `?currentPage=2&sorters[0][field]=code&sorters[0][order]=desc&filters[0][value][0]=A`.
 * A few lines instead of the package that wrote it: this runs before the product's code has arrived.
 */
export function tableStateOf(search: string): TableState {
  const tree: Tree = Object.create(null) as Tree;
  for (const [key, value] of new URLSearchParams(search))
    putAtPath({ tree, path: key.split(/\[|\]\[|\]/).filter(Boolean), value });
  return {
    currentPage: numberOf(tree['currentPage']),
    pageSize: numberOf(tree['pageSize']),
    sorters: listOf(tree['sorters'])?.flatMap(sorterOf),
    filters: listOf(tree['filters'])?.flatMap(filterOf),
  };
}

function putAtPath({ tree, path, value }: { tree: Tree; path: readonly string[]; value: string }): void {
  const [head, ...rest] = path;
  if (head === undefined) return;
  if (rest.length === 0) {
    tree[head] = value;
    return;
  }
  const below = tree[head];
  const branch = typeof below === 'object' ? below : (Object.create(null) as Tree);
  tree[head] = branch;
  putAtPath({ tree: branch, path: rest, value });
}

function numberOf(value: Tree | string | undefined): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : NaN;
  return Number.isFinite(number) ? number : undefined;
}

function listOf(value: Tree | string | undefined): (Tree | string)[] | undefined {
  return typeof value === 'object' ? Object.values(value) : undefined;
}

function sorterOf(item: Tree | string): CrudSort[] {
  if (typeof item === 'string' || typeof item['field'] !== 'string') return [];
  return [{ field: item['field'], order: item['order'] === 'desc' ? 'desc' : 'asc' }];
}

function filterOf(item: Tree | string): CrudFilter[] {
  if (typeof item === 'string' || typeof item['field'] !== 'string' || typeof item['operator'] !== 'string') return [];
  const value = item['value'];
  return [
    {
      field: item['field'],
      operator: item['operator'] as 'eq',
      value: typeof value === 'object' ? Object.values(value) : value,
    },
  ];
}
