import { VEHICLE_LIST } from '../../../src/domain/demo/vehicles.ts';
import { demoCalls, listed } from '../calls.ts';
import { DEMO } from '../collections.ts';

export const vehicleRoutes = demoCalls({
  'GET /api/apps/logistics/vehicles': (demo) =>
    listed(demo, { key: 'vehicles', total: 'totalVehicles', items: demo.items(DEMO.vehicles), rules: VEHICLE_LIST }),
});
