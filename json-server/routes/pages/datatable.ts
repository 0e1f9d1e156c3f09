import type { Route } from '../../call.ts';
import { MAY_READ } from '../../demo/access.ts';
import { DEMO } from '../../demo/collections.ts';
import type { DemoDeps } from '../../demo/deps.ts';
import { contentOf, demoRows } from '../../demo/state.ts';
import { json } from '../../reply.ts';

/** Sales rows have no id of their own; the product in them has. */
export const datatableRoutes = ({ records }: DemoDeps): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/pages/datatable',
    access: MAY_READ,
    handle: (call) => json(200, demoRows(records.of(call), DEMO.sales).map(contentOf)),
  },
];
