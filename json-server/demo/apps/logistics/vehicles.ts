import { listItems, readListAsk } from '../../../../src/domain/demo/list.ts';
import { VEHICLE_LIST } from '../../../../src/domain/demo/vehicles.ts';
import type { Route, SignedCall } from '../../../accounts/call.ts';
import { MAY_READ } from '../../access.ts';
import { DEMO } from '../../collections.ts';
import type { DemoDeps } from '../../deps.ts';
import { paramOf } from '../../input.ts';
import { demoItems } from '../../state.ts';
import { json } from '../../../http/reply.ts';

function handleList({ records }: DemoDeps, call: SignedCall) {
  const items = demoItems(records.of(call), DEMO.vehicles);
  const { page, total } = listItems({ items, rules: VEHICLE_LIST, ask: readListAsk(paramOf(call)) });
  return json(200, { vehicles: page, totalVehicles: total });
}

export const vehicleRoutes = (deps: DemoDeps): readonly Route[] => [
  { method: 'GET', path: '/api/apps/logistics/vehicles', access: MAY_READ, handle: (call) => handleList(deps, call) },
];
