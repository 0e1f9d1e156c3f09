import type { ClientPage } from '../../config/page-types.ts';
import type { ClientConfig, ClientResource, Row } from '../../config/types.ts';

/** The address of a record's screen: `/v1/estates/show/:id` + `e1` → `/v1/estates/show/e1`. */
export function recordPath({
  resource,
  to,
  id,
}: {
  resource: ClientResource;
  to: 'show' | 'edit';
  id: string;
}): string {
  return resource.routes[to].replace(':id', encodeURIComponent(id));
}

/** The pages that show one record of this resource, or of the one it is a view of, with their addresses. */
export function pagesOfRecord({
  config,
  resource,
  id,
}: {
  config: ClientConfig;
  resource: ClientResource;
  id: string;
}): { page: ClientPage; path: string }[] {
  const names = [resource.name, resource.of];
  return Object.values(config.pages)
    .filter(({ record }) => record !== undefined && names.includes(record))
    .map((page) => ({ page, path: page.route.replace(':id', encodeURIComponent(id)) }));
}

/** The address of a list, with one of its saved views on. */
export function viewPath({ resource, view }: { resource: ClientResource; view: string | undefined }): string {
  if (view === undefined) return resource.routes.list;
  const filter = { 'filters[0][field]': 'view', 'filters[0][operator]': 'eq', 'filters[0][value]': view };
  return `${resource.routes.list}?${new URLSearchParams(filter).toString()}`;
}

/** The best screen for a record and this role: the one its list names, its show page, else its form, else none. */
export function bestPath({ resource, id }: { resource: ClientResource; id: string }): string | undefined {
  const { rowTo } = resource.list;
  if (rowTo !== undefined) return rowTo.replace(':id', encodeURIComponent(id));
  if (resource.can.includes('show')) return recordPath({ resource, to: 'show', id });
  if (resource.can.includes('edit')) return recordPath({ resource, to: 'edit', id });
  return undefined;
}

/** The page of a record after a write: its base's, if it has left the view it was written through. */
export function pathAfter({
  config,
  resource,
  row,
}: {
  config: ClientConfig;
  resource: ClientResource;
  row: Row;
}): string {
  const shown = row['_left'] === true ? config.resources[resource.of ?? ''] : resource;
  return (
    (shown?.can.includes('show') && recordPath({ resource: shown, to: 'show', id: addressId(row) })) ||
    resource.routes.list
  );
}

/** The form of a record that lacks something, at the field that is missing. */
export function missingPath({ resource, id, field }: { resource: ClientResource; id: string; field: string }): string {
  return `${recordPath({ resource, to: 'edit', id })}?${new URLSearchParams({ missing: field }).toString()}`;
}

/** The form of a new record that begins as this one; nothing where this role, or nobody, is offered a duplicate. */
export function duplicatePath({ resource, record }: { resource: ClientResource; record: Row }): string | undefined {
  const { can, create, api, duplicate, single, routes } = resource;
  if (!can.includes('create') || !can.includes('show') || duplicate === false) return undefined;
  if (create.screen !== undefined || api.routed || single) return undefined;
  return `${routes.create}?duplicateOf=${encodeURIComponent(record.id)}`;
}

/** The id of a record in addresses; another key if its call uses one (an order by its number). */
export function addressId(record: Row): string {
  const key = record['_key'];
  return typeof key === 'string' ? key : record.id;
}

/** The call of a named action. */
export function actionCall({ resource, id, action }: { resource: ClientResource; id: string; action: string }): string {
  return `/${resource.api.path.replace(/^\//, '')}/${encodeURIComponent(id)}/actions/${action}`;
}

/** The call that brings a deleted record back. */
export const restoreCall = ({ resource, id }: { resource: ClientResource; id: string }): string =>
  `/${resource.api.path.replace(/^\//, '')}/${encodeURIComponent(id)}/restore`;
