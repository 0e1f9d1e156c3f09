/** Below `/api/`: lists that routes of the server's own answer, which a file may describe by `"served": "route"`. */
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
