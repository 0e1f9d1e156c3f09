import { namedScreen, type NamedScreens } from '../routes/screens/names.ts';

/** The names people use for the product's screens (spec §2). */
export const PRODUCT_SCREENS: readonly NamedScreens[] = [
  {
    title: 'Estates & Reservations',
    category: 'product',
    children: [
      namedScreen('Dashboard', 'dashboard', '/v1/dashboard'),
      namedScreen('Estate List', 'home', '/v1/estates/list'),
      namedScreen('Estate Groups', 'apartment', '/v1/estates/group'),
      namedScreen('Legal Permits', 'safety', '/v1/estates/legal-permits'),
      namedScreen('Reservations', 'calendar', '/v1/operational/reservations'),
      namedScreen('Reservation Calendar', 'schedule', '/v1/operational/calendar'),
      namedScreen('Sales Channels', 'global', '/v1/operational/sales-channels'),
      namedScreen('House Keeping', 'clear', '/v1/operational/house-keeping'),
      namedScreen('Out of Order Estates', 'stop', '/v1/operational/out-of-order-estates'),
    ],
  },
  {
    title: 'Accounting & People',
    category: 'product',
    children: [
      namedScreen('Earnings', 'dollar', '/v1/accounting/earnings'),
      namedScreen('Estate Debt Balance', 'fund', '/v1/accounting/estate-debt-balance'),
      namedScreen('Exchange Rates', 'swap', '/v1/accounting/exchange-rates'),
      namedScreen('Monthly Income', 'bar-chart', '/v1/accounting/monthlyIncome'),
      namedScreen('Company Users', 'user', '/v1/users/list'),
      namedScreen('Investor List', 'team', '/v1/users/investor'),
      namedScreen('Entity List', 'bank', '/v1/entity-management/entity-list'),
    ],
  },
];
