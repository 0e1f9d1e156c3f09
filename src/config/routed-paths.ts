/**
 * Paths below `/api/` of lists answered by the server's own routes; a file may describe them with `"served": "route"`.
 */
export const ROUTED_PATHS: readonly string[] = [
  'apps/academy/courses',
  'apps/ecommerce/customers',
  'apps/ecommerce/orders',
  'apps/ecommerce/products',
  'apps/ecommerce/referrals',
  'apps/ecommerce/reviews',
  'apps/invoice',
  'apps/logistics/vehicles',
  'apps/permissions',
  'apps/users',
  'pages/datatable',
];
