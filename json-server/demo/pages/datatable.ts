import type { Route } from '../../accounts/call.ts';
import { MAY_READ } from '../access.ts';
import { DEMO } from '../collections.ts';
import type { DemoDeps } from '../deps.ts';
import { contentOf, demoRows } from '../state.ts';
import { json } from '../../http/reply.ts';

/** Sales rows have no id of their own; the product in them has. */
export const datatableRoutes = ({ records }: DemoDeps): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/pages/datatable',
    access: MAY_READ,
    handle: (call) => json(200, demoRows(records.of(call), DEMO.sales).map(contentOf)),
  },
];
