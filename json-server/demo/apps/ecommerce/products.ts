import { listItems, readListAsk } from '../../../../src/domain/demo/list.ts';
import { listedProducts } from '../../../../src/domain/demo/own-products.ts';
import { PRODUCT_LIST, productFilter } from '../../../../src/domain/demo/products.ts';
import type { Route, SignedCall } from '../../../accounts/call.ts';
import { MAY_DELETE, MAY_READ } from '../../access.ts';
import { DEMO } from '../../collections.ts';
import type { DemoDeps } from '../../deps.ts';
import { flagOf, paramOf, pathId } from '../../input.ts';
import { ownCategories, ownProducts, removeOwnProduct } from '../../own-records.ts';
import { deleteDemoItem, demoItems } from '../../state.ts';
import { HttpError } from '../../../http/http-error.ts';
import { json, noContent } from '../../../http/reply.ts';

function handleList({ records }: DemoDeps, call: SignedCall) {
  const param = paramOf(call);
  const isWanted = productFilter({
    stock: flagOf(param, 'stock'),
    category: param('category'),
    status: param('status'),
  });
  const company = records.of(call);
  const own = listedProducts(ownProducts(company), ownCategories(company));
  const items = [...demoItems(company, DEMO.products), ...own];
  const { page, total } = listItems({ items, rules: PRODUCT_LIST, ask: readListAsk(param), isWanted });
  return json(200, { products: page, total });
}

async function handleDelete({ records }: DemoDeps, call: SignedCall) {
  const place = { records, call };
  const id = pathId(call);
  const isGone =
    (await deleteDemoItem(place, { collection: DEMO.products, id })) || (await removeOwnProduct(place, id));
  // spec §8: a missing one is 404 with an empty body.
  if (!isGone) throw new HttpError({ status: 404 });
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
