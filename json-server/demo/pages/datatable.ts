import { json } from '../../http/reply.ts';
import { demoCalls } from '../calls.ts';
import { DEMO_COLLECTIONS } from '../collections.ts';
import { contentOf, demoRows } from '../state.ts';

/** Sales rows have no id of their own; the product in them has. */
export const datatableRoutes = demoCalls({
  'GET /api/pages/datatable': ({ company }) => json(200, demoRows(company, DEMO_COLLECTIONS.sales).map(contentOf)),
});
