import { listItems, readListAsk } from '../../../../src/domain/demo/list.ts';
import { PRODUCT_LIST, productFilter } from '../../../../src/domain/demo/products.ts';
import type { Route, SignedCall } from '../../../call.ts';
import { MAY_DELETE, MAY_READ } from '../../../demo/access.ts';
import { DEMO } from '../../../demo/collections.ts';
import type { DemoDeps } from '../../../demo/deps.ts';
import { flagOf, paramOf, pathId } from '../../../demo/input.ts';
import { deleteDemoItem, demoItems } from '../../../demo/state.ts';
import { HttpError } from '../../../http-error.ts';
import { json, noContent } from '../../../reply.ts';

function handleList({ records }: DemoDeps, call: SignedCall) {
  const param = paramOf(call);
  const isWanted = productFilter({
    stock: flagOf(param, 'stock'),
    category: param('category'),
    status: param('status'),
  });
  const items = demoItems(records.of(call), DEMO.products);
  const { page, total } = listItems({ items, rules: PRODUCT_LIST, ask: readListAsk(param), isWanted });
  return json(200, { products: page, total });
}

async function handleDelete({ records }: DemoDeps, call: SignedCall) {
  const place = { records, call };
  // spec §8: a missing one is 404 with an empty body.
  if (!(await deleteDemoItem(place, { collection: DEMO.products, id: pathId(call) }))) {
    throw new HttpError({ status: 404 });
  }
  return noContent;
}

export const productRoutes = (deps: DemoDeps): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/apps/ecommerce/products',
    access: MAY_READ,
    handle: (call) => handleList(deps, call),
  },
  {
    method: 'DELETE',
    path: '/api/apps/ecommerce/products/:id',
    access: MAY_DELETE,
    handle: (call) => handleDelete(deps, call),
  },
];
