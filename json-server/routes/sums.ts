import { readsOnly } from '../../src/config/where-readable.ts';
import type { Field, Row } from '../../src/config/types.ts';
import { ownValue } from '../../src/config/values.ts';
import type { Route, SignedCall } from '../call.ts';
import { type FieldIssue, HttpError, notFound } from '../http-error.ts';
import type { Context } from '../records/context.ts';
import { rowsOfView } from '../records/list.ts';
import { json } from '../reply.ts';
import { textIn } from '../rows.ts';
import type { Store } from '../store/types.ts';

const unknown = (field: string): HttpError => {
  const issues: FieldIssue[] = [{ field, key: 'query.unknownField' }];
  return new HttpError({ status: 400, problem: { key: 'query', issues } });
};

/** '' for plain numbers. */
const currencyOf = (field: Field, row: Row): string =>
  field.type === 'money' ? (field.currency ?? (field.currencyField ? textIn(row, field.currencyField) : '')) : '';

/**
 * What a field of the records of a view comes to, each currency by itself, for this caller: tenant, row scope and
 * readable fields as in a list. Money in minor units.
 */
function handleSums(store: Store, { caller, snapshot, search }: SignedCall) {
  const context: Context = { snapshot, caller, read: store.table.bind(store) };
  const resource = ownValue(snapshot.config.resources, search.get('resource') ?? '');
  if (!resource || resource.api.routed) throw notFound();
  const { can, readable } = snapshot.viewOf({ role: caller.role, resource });
  if (!can.has('list')) throw notFound();
  const field = ownValue(resource.fields, search.get('field') ?? '');
  const isSummed = field && (field.type === 'money' || field.type === 'integer') && !field.compute;
  if (!isSummed || !readable.has(field.name)) throw unknown('field');
  const id = search.get('view');
  const view = resource.list.views.find((candidate) => candidate.id === id);
  if (id !== null && (!view || !readsOnly(view.where, { resource, readable }))) throw unknown('view');
  const sums = new Map<string, number>();
  const rows = rowsOfView(context, resource, view);
  for (const row of rows) {
    const value = row[field.name];
    if (typeof value !== 'number') continue;
    const currency = currencyOf(field, row);
    sums.set(currency, (sums.get(currency) ?? 0) + value);
  }
  const items = [...sums].map(([currency, value]) => ({ currency, value })).sort((a, b) => b.value - a.value);
  return json(200, { items, total: rows.length });
}

export const sumRoutes = ({ store }: { store: Store }): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/_meta/sums',
    access: 'signedIn',
    handle: (call) => handleSums(store, call),
  },
];
