import { listItems, readListAsk } from '../../../../src/domain/demo/list.ts';
import { REFERRAL_LIST } from '../../../../src/domain/demo/referrals.ts';
import type { Route, SignedCall } from '../../../accounts/call.ts';
import { MAY_READ } from '../../access.ts';
import { DEMO } from '../../collections.ts';
import type { DemoDeps } from '../../deps.ts';
import { paramOf } from '../../input.ts';
import { demoItems } from '../../state.ts';
import { json } from '../../../http/reply.ts';

function handleList({ records }: DemoDeps, call: SignedCall) {
  const items = demoItems(records.of(call), DEMO.referrals);
  const { page, total } = listItems({ items, rules: REFERRAL_LIST, ask: readListAsk(paramOf(call)) });
  return json(200, { referrals: page, total });
}

export const referralRoutes = (deps: DemoDeps): readonly Route[] => [
  { method: 'GET', path: '/api/apps/ecommerce/referrals', access: MAY_READ, handle: (call) => handleList(deps, call) },
];
