import { changedPrice } from '../../../src/domain/estates/bulk-price.ts';
import type { Action, Json, Resource, Row } from '../../../src/config/types.ts';
import { HttpError, invalid } from '../../http/http-error.ts';
import { changesBetween, type Changes } from '../../records/history.ts';
import type { Writes } from '../../records/writes-together.ts';
import { textIn, versionOf } from '../../live/rows/rows.ts';
import type { BulkOrder } from './bulk-body.ts';

/** What became of one estate: what changes, or why not. */
export type BulkOutcome = { readonly estate: Row } & ({ readonly changes: Changes } | { readonly refused: HttpError });

/** Changes an estate as its form and its actions would. Undoing what was written is the caller's part. */
export function changeEstate(writes: Writes, resource: Resource, order: BulkOrder, estate: Row): BulkOutcome {
  try {
    return { estate, changes: changesBetween(estate, changeOne(writes, resource, order, estate)) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { estate, refused: error };
  }
}

/** @throws HttpError 403, 409, 412, 422 */
function changeOne(writes: Writes, resource: Resource, order: BulkOrder, estate: Row): Row {
  const seen = order.versions[estate.id];
  if (seen !== undefined && seen !== versionOf(estate)) throw invalid([{ field: 'versions', key: 'bulk.changed' }]);
  const input: Record<string, Json> = { ...order.same };
  if (order.price) {
    const price = typeof estate['basePrice'] === 'number' ? estate['basePrice'] : null;
    const changed = changedPrice({ price, currency: textIn(estate, 'currency') }, order.price);
    if ('refused' in changed) throw invalid([{ field: 'price', ...changed.refused }]);
    input['basePrice'] = changed.price;
  }
  const after = Object.keys(input).length === 0 ? estate : writes.merge(estate, versionOf(estate), { input });
  if (order.status === undefined || after['status'] === order.status) return after;
  const action = actionTo(resource, textIn(after, 'status'), order.status);
  if (action === undefined) {
    const params = { from: textIn(after, 'status'), to: order.status };
    throw invalid([{ field: 'status', key: 'bulk.noAction', params }]);
  }
  return writes.act(after, action);
}

/** A state changes by its actions only, also when many change at once. */
function actionTo(resource: Resource, from: string, to: string): Action | undefined {
  return Object.values(resource.actions).find((action) => action.set['status'] === to && action.from.includes(from));
}
