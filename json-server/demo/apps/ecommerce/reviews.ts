import { monthDayYear } from '../../../../src/domain/demo/day-texts.ts';
import { listItems, readListAsk } from '../../../../src/domain/demo/list.ts';
import { REVIEW_LIST, reviewFilter } from '../../../../src/domain/demo/reviews.ts';
import type { Route, SignedCall } from '../../../accounts/call.ts';
import { MAY_DELETE, MAY_READ } from '../../access.ts';
import { DEMO } from '../../collections.ts';
import type { DemoDeps } from '../../deps.ts';
import { paramOf, pathId } from '../../input.ts';
import { deleteDemoItem, demoItems } from '../../state.ts';
import { HttpError } from '../../../http/http-error.ts';
import { json, noContent } from '../../../http/reply.ts';

function handleList({ records }: DemoDeps, call: SignedCall) {
  const param = paramOf(call);
  // Stored as an ISO date, so that it moves with the seed; answered as month/day/year (spec §3).
  const items = demoItems(records.of(call), DEMO.reviews).map((review) => ({
    ...review,
    date: monthDayYear(review.date),
  }));
  const isWanted = reviewFilter(param('status'));
  const { page, total } = listItems({ items, rules: REVIEW_LIST, ask: readListAsk(param), isWanted });
  return json(200, { reviews: page, total });
}

async function handleDelete({ records }: DemoDeps, call: SignedCall) {
  const place = { records, call };
  // spec §8: a missing one is 404 with an empty body.
  if (!(await deleteDemoItem(place, { collection: DEMO.reviews, id: pathId(call) }))) {
    throw new HttpError({ status: 404 });
  }
  return noContent;
}

export const reviewRoutes = (deps: DemoDeps): readonly Route[] => [
  { method: 'GET', path: '/api/apps/ecommerce/reviews', access: MAY_READ, handle: (call) => handleList(deps, call) },
  {
    method: 'DELETE',
    path: '/api/apps/ecommerce/reviews/:id',
    access: MAY_DELETE,
    handle: (call) => handleDelete(deps, call),
  },
];
