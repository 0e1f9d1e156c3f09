import { VEHICLE_LIST } from '../../../src/domain/demo/vehicles.ts';
import { demoCalls, listAnswer } from '../calls.ts';
import { DEMO_COLLECTIONS } from '../collections.ts';

export const vehicleRoutes = demoCalls({
  'GET /api/apps/logistics/vehicles': (demo) =>
    listAnswer(demo, {
      key: 'vehicles',
      total: 'totalVehicles',
      items: demo.items(DEMO_COLLECTIONS.vehicles),
      rules: VEHICLE_LIST,
    }),
});
