import type { SavedQuery } from '../../../config/saved-query.ts';
import type { ClientResource, Json } from '../../../config/types.ts';
import { plainText } from '../../../config/values.ts';
import { listQuery } from '../../../providers/list-request.ts';
import type { ListState } from '../use-list-state.ts';

type Shown = Pick<ListState, 'filters' | 'sorter' | 'pageSize' | 'look'>;

/** The list's current query, to be saved; defaults are left out. */
export function savedQueryOf(resource: ClientResource, { filters, sorter, pageSize, look }: Shown): SavedQuery {
  const { q, viewId, filters: asked, where } = listQuery(resource, { resource: resource.name, filters: [...filters] });
  return {
    ...(viewId !== undefined && { view: viewId }),
    ...(q !== '' && { q }),
    ...(asked.length > 0 && { filters: asked }),
    ...(where !== undefined && { where }),
    ...(sorter && { sort: { key: sorter.field, direction: sorter.order === 'desc' ? 'DESC' : 'ASC' } }),
    ...(pageSize !== resource.list.pageSize && { pageSize }),
    ...(look && { look }),
  };
}

/** A saved question as a list's address says it. */
export function searchOfSaved({ view, q, filters = [], where, sort, pageSize, look }: SavedQuery): string {
  const search = new URLSearchParams();
  const all = [
    ...(view === undefined ? [] : [{ key: 'view', operator: 'eq', value: view }]),
    ...(q === undefined ? [] : [{ key: 'q', operator: 'eq', value: q }]),
    ...filters,
    ...(where === undefined ? [] : [{ key: 'where', operator: 'eq', value: where }]),
  ];
  all.forEach(({ key, operator, value }, index) => {
    const at = `filters[${index}]`;
    search.set(`${at}[field]`, key);
    // Refine has a word for "is there".
    search.set(`${at}[operator]`, operator === 'null' && plainText(value) === 'false' ? 'nnull' : operator);
    if (Array.isArray(value))
      (value as readonly Json[]).forEach((one, place) => search.set(`${at}[value][${place}]`, plainText(one)));
    else search.set(`${at}[value]`, plainText(value));
  });
  if (sort) {
    search.set('sorters[0][field]', sort.key);
    search.set('sorters[0][order]', sort.direction === 'DESC' ? 'desc' : 'asc');
  }
  if (pageSize !== undefined) search.set('pageSize', String(pageSize));
  if (look) search.set('look', look);
  return search.toString();
}
