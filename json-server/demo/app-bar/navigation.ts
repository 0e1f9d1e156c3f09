import type { NavigationGroup, NavigationItem } from '../../../src/domain/demo/app-bar.ts';

const item = (title: string, icon: string, url: string): NavigationItem => ({ title, icon, url });

/** What the app bar finds: screens of the product and of the demo layer (spec §2). */
export const NAVIGATION: readonly NavigationGroup[] = [
  {
    title: 'Estates & Reservations',
    category: 'product',
    children: [
      item('Dashboard', 'dashboard', '/v1/dashboard'),
      item('Estate List', 'home', '/v1/estates/list'),
      item('Estate Groups', 'apartment', '/v1/estates/group'),
      item('Legal Permits', 'safety', '/v1/estates/legal-permits'),
      item('Reservations', 'calendar', '/v1/operational/reservations'),
      item('Reservation Calendar', 'schedule', '/v1/operational/calendar'),
      item('Sales Channels', 'global', '/v1/operational/sales-channels'),
      item('House Keeping', 'clear', '/v1/operational/house-keeping'),
      item('Out of Order Estates', 'stop', '/v1/operational/out-of-order-estates'),
    ],
  },
  {
    title: 'Accounting & People',
    category: 'product',
    children: [
      item('Earnings', 'dollar', '/v1/accounting/earnings'),
      item('Estate Debt Balance', 'fund', '/v1/accounting/estate-debt-balance'),
      item('Exchange Rates', 'swap', '/v1/accounting/exchange-rates'),
      item('Monthly Income', 'bar-chart', '/v1/accounting/monthlyIncome'),
      item('Company Users', 'user', '/v1/users/list'),
      item('Investor List', 'team', '/v1/users/investor'),
      item('Entity List', 'bank', '/v1/entity-management/entity-list'),
    ],
  },
  {
    title: 'Dashboards',
    category: 'dashboards',
    children: [
      item('Analytics Dashboard', 'line-chart', '/dashboards/analytics'),
      item('eCommerce Dashboard', 'shopping', '/dashboards/ecommerce'),
      item('Academy Dashboard', 'book', '/dashboards/academy'),
      item('Logistics Dashboard', 'car', '/dashboards/logistics'),
      item('CRM Dashboard', 'pie-chart', '/dashboards/crm'),
    ],
  },
  {
    title: 'Apps & Pages',
    category: 'appsPages',
    children: [
      item('Calendar', 'calendar', '/apps/calendar'),
      item('Chat', 'message', '/apps/chat'),
      item('Email', 'mail', '/apps/email'),
      item('Kanban', 'project', '/apps/kanban'),
      item('Product List', 'shopping', '/apps/ecommerce/product/list'),
      item('Order List', 'shopping-cart', '/apps/ecommerce/order/list'),
      item('Customer List', 'team', '/apps/ecommerce/customer/list'),
      item('Manage Reviews', 'star', '/apps/ecommerce/manage-review'),
      item('Referrals', 'share', '/apps/ecommerce/referrals'),
      item('Invoice List', 'file-text', '/apps/invoice/list'),
      item('User List', 'user', '/apps/user/list'),
      item('Roles', 'safety', '/apps/roles'),
      item('Permissions', 'lock', '/apps/permissions'),
      item('My Courses', 'book', '/apps/academy/my-course'),
      item('Course Details', 'read', '/apps/academy/course-details'),
      item('Fleet', 'car', '/apps/logistics/fleet'),
      item('Help Center', 'question', '/front-pages/help-center'),
      item('FAQ', 'question', '/pages/faq'),
      item('Pricing', 'tag', '/pages/pricing'),
      item('User Profile', 'idcard', '/pages/user-profile/profile'),
      item('Account Settings', 'setting', '/pages/account-settings/account'),
    ],
  },
  {
    title: 'User Interface',
    category: 'userInterface',
    children: [
      item('Alert', 'alert', '/components/alert'),
      item('Button', 'border', '/components/button'),
      item('Cards', 'credit-card', '/pages/cards'),
      item('Dialog', 'message', '/components/dialog'),
      item('List', 'unordered-list', '/components/list'),
      item('Typography', 'font-size', '/pages/typography'),
      item('Icons', 'smile', '/pages/icons'),
      item('Tabs', 'folder', '/components/tabs'),
    ],
  },
  {
    title: 'Forms & Tables',
    category: 'formsTables',
    children: [
      item('Form Layouts', 'form', '/forms/form-layouts'),
      item('Form Validation', 'check-square', '/forms/form-validation'),
      item('Date Time Picker', 'calendar', '/forms/date-time-picker'),
      item('Select', 'down-square', '/forms/select'),
      item('Simple Table', 'table', '/tables/simple-table'),
      item('Data Table', 'table', '/tables/data-table'),
      item('Checkout Wizard', 'shopping', '/wizard-examples/checkout'),
    ],
  },
  {
    title: 'Charts',
    category: 'chartsMisc',
    children: [
      item('Area Charts', 'area-chart', '/charts/apex-chart'),
      item('Bar Charts', 'bar-chart', '/charts/chartjs'),
      item('Access Control', 'lock', '/access-control'),
    ],
  },
];
