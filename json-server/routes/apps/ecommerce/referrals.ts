import { listItems, readListAsk } from '../../../../src/domain/demo/list.ts';
import { REFERRAL_LIST } from '../../../../src/domain/demo/referrals.ts';
import type { Route, SignedCall } from '../../../call.ts';
import { MAY_READ } from '../../../demo/access.ts';
import { DEMO } from '../../../demo/collections.ts';
import type { DemoDeps } from '../../../demo/deps.ts';
import { paramOf } from '../../../demo/input.ts';
import { demoItems } from '../../../demo/state.ts';
import { json } from '../../../reply.ts';

function handleList({ records }: DemoDeps, call: SignedCall) {
  const items = demoItems(records.of(call), DEMO.referrals);
  const { page, total } = listItems({ items, rules: REFERRAL_LIST, ask: readListAsk(paramOf(call)) });
  return json(200, { referrals: page, total });
}

export const referralRoutes = (deps: DemoDeps): readonly Route[] => [
  { method: 'GET', path: '/api/apps/ecommerce/referrals', access: MAY_READ, handle: (call) => handleList(deps, call) },
];
