import { namedScreen, type NamedScreens } from '../../routes/screens/names.ts';

/** The names of the demo's screens (spec §2). */
export const DEMO_SCREENS: readonly NamedScreens[] = [
  {
    title: 'Dashboards',
    category: 'dashboards',
    children: [
      namedScreen('Analytics Dashboard', 'line-chart', '/dashboards/analytics'),
      namedScreen('eCommerce Dashboard', 'shopping', '/dashboards/ecommerce'),
      namedScreen('Academy Dashboard', 'book', '/dashboards/academy'),
      namedScreen('Logistics Dashboard', 'car', '/dashboards/logistics'),
      namedScreen('CRM Dashboard', 'pie-chart', '/dashboards/crm'),
    ],
  },
  {
    title: 'Apps & Pages',
    category: 'appsPages',
    children: [
      namedScreen('Calendar', 'calendar', '/apps/calendar'),
      namedScreen('Chat', 'message', '/apps/chat'),
      namedScreen('Email', 'mail', '/apps/email'),
      namedScreen('Kanban', 'project', '/apps/kanban'),
      namedScreen('Product List', 'shopping', '/apps/ecommerce/product/list'),
      namedScreen('Order List', 'shopping-cart', '/apps/ecommerce/order/list'),
      namedScreen('Customer List', 'team', '/apps/ecommerce/customer/list'),
      namedScreen('Manage Reviews', 'star', '/apps/ecommerce/manage-review'),
      namedScreen('Referrals', 'share', '/apps/ecommerce/referrals'),
      namedScreen('Invoice List', 'file-text', '/apps/invoice/list'),
      namedScreen('User List', 'user', '/apps/user/list'),
      namedScreen('Roles', 'safety', '/apps/roles'),
      namedScreen('Permissions', 'lock', '/apps/permissions'),
      namedScreen('My Courses', 'book', '/apps/academy/my-course'),
      namedScreen('Course Details', 'read', '/apps/academy/course-details'),
      namedScreen('Fleet', 'car', '/apps/logistics/fleet'),
      namedScreen('Help Center', 'question', '/front-pages/help-center'),
      namedScreen('FAQ', 'question', '/pages/faq'),
      namedScreen('Pricing', 'tag', '/pages/pricing'),
      namedScreen('User Profile', 'idcard', '/pages/user-profile/profile'),
      namedScreen('Account Settings', 'setting', '/pages/account-settings/account'),
    ],
  },
  {
    title: 'User Interface',
    category: 'userInterface',
    children: [
      namedScreen('Alert', 'alert', '/components/alert'),
      namedScreen('Button', 'border', '/components/button'),
      namedScreen('Cards', 'credit-card', '/pages/cards'),
      namedScreen('Dialog', 'message', '/components/dialog'),
      namedScreen('List', 'unordered-list', '/components/list'),
      namedScreen('Typography', 'font-size', '/pages/typography'),
      namedScreen('Icons', 'smile', '/pages/icons'),
      namedScreen('Tabs', 'folder', '/components/tabs'),
    ],
  },
  {
    title: 'Forms & Tables',
    category: 'formsTables',
    children: [
      namedScreen('Form Layouts', 'form', '/forms/form-layouts'),
      namedScreen('Form Validation', 'check-square', '/forms/form-validation'),
      namedScreen('Date Time Picker', 'calendar', '/forms/date-time-picker'),
      namedScreen('Select', 'down-square', '/forms/select'),
      namedScreen('Simple Table', 'table', '/tables/simple-table'),
      namedScreen('Data Table', 'table', '/tables/data-table'),
      namedScreen('Checkout Wizard', 'shopping', '/wizard-examples/checkout'),
    ],
  },
  {
    title: 'Charts',
    category: 'chartsMisc',
    children: [
      namedScreen('Area Charts', 'area-chart', '/charts/apex-chart'),
      namedScreen('Bar Charts', 'bar-chart', '/charts/chartjs'),
      namedScreen('Access Control', 'lock', '/access-control'),
    ],
  },
];
