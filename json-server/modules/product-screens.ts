import { named, type NamedScreens } from '../routes/screens/names.ts';

/** What people call screens of the product (spec §2). */
export const PRODUCT_SCREENS: readonly NamedScreens[] = [
  {
    title: 'Estates & Reservations',
    category: 'product',
    children: [
      named('Dashboard', 'dashboard', '/v1/dashboard'),
      named('Estate List', 'home', '/v1/estates/list'),
      named('Estate Groups', 'apartment', '/v1/estates/group'),
      named('Legal Permits', 'safety', '/v1/estates/legal-permits'),
      named('Reservations', 'calendar', '/v1/operational/reservations'),
      named('Reservation Calendar', 'schedule', '/v1/operational/calendar'),
      named('Sales Channels', 'global', '/v1/operational/sales-channels'),
      named('House Keeping', 'clear', '/v1/operational/house-keeping'),
      named('Out of Order Estates', 'stop', '/v1/operational/out-of-order-estates'),
    ],
  },
  {
    title: 'Accounting & People',
    category: 'product',
    children: [
      named('Earnings', 'dollar', '/v1/accounting/earnings'),
      named('Estate Debt Balance', 'fund', '/v1/accounting/estate-debt-balance'),
      named('Exchange Rates', 'swap', '/v1/accounting/exchange-rates'),
      named('Monthly Income', 'bar-chart', '/v1/accounting/monthlyIncome'),
      named('Company Users', 'user', '/v1/users/list'),
      named('Investor List', 'team', '/v1/users/investor'),
      named('Entity List', 'bank', '/v1/entity-management/entity-list'),
    ],
  },
];
