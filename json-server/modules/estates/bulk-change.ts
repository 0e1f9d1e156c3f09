import { changedPrice } from '../../../src/domain/estates/bulk-price.ts';
import type { Action, Json, Resource } from '../../../src/config/types.ts';
import { HttpError, invalid } from '../../http/http-error.ts';
import { changesBetween, type FieldChanges } from '../../records/history.ts';
import type { Writes } from '../../records/writes-together.ts';
import { versionOf } from '../../live/rows/rows.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';
import type { BulkOrder } from './bulk-body.ts';

/** The result for one estate: its changes, or the reason of the refusal. */
export type EstateOutcome = { readonly estate: EstatesRow } & (
  | { readonly changes: FieldChanges }
  | { readonly refused: HttpError }
);

/** Changes an estate as its form and actions would. The caller rolls back. */
export function changeEstate(
  writes: Writes<EstatesRow>,
  resource: Resource,
  order: BulkOrder,
  estate: EstatesRow,
): EstateOutcome {
  try {
    return { estate, changes: changesBetween(estate, changeOne(writes, resource, order, estate)) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { estate, refused: error };
  }
}

/** @throws HttpError 403, 409, 412, 422 */
function changeOne(writes: Writes<EstatesRow>, resource: Resource, order: BulkOrder, estate: EstatesRow): EstatesRow {
  const seen = order.versions[estate.id];
  if (seen !== undefined && seen !== versionOf(estate)) throw invalid([{ field: 'versions', key: 'bulk.changed' }]);
  const input: Record<string, Json> = { ...order.same };
  if (order.price) {
    const own = { price: estate.basePrice ?? null, currency: estate.currency ?? '' };
    const changed = changedPrice(own, order.price);
    if ('refused' in changed) throw invalid([{ field: 'price', ...changed.refused }]);
    input['basePrice'] = changed.price;
  }
  const after = Object.keys(input).length === 0 ? estate : writes.merge(estate, versionOf(estate), { input });
  if (order.status === undefined || after.status === order.status) return after;
  const from = after.status ?? '';
  const action = actionTo(resource, from, order.status);
  if (action === undefined) {
    const params = { from, to: order.status };
    throw invalid([{ field: 'status', key: 'bulk.noAction', params }]);
  }
  return writes.act(after, action);
}

/** A state changes only through its actions, also in a bulk change. */
function actionTo(resource: Resource, from: string, to: string): Action | undefined {
  return Object.values(resource.actions).find((action) => action.set['status'] === to && action.from.includes(from));
}
