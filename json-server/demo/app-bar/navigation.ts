import { named, type NamedScreens } from '../../routes/screens/names.ts';

/** The names of the demo's screens (spec §2). */
export const DEMO_SCREENS: readonly NamedScreens[] = [
  {
    title: 'Dashboards',
    category: 'dashboards',
    children: [
      named('Analytics Dashboard', 'line-chart', '/dashboards/analytics'),
      named('eCommerce Dashboard', 'shopping', '/dashboards/ecommerce'),
      named('Academy Dashboard', 'book', '/dashboards/academy'),
      named('Logistics Dashboard', 'car', '/dashboards/logistics'),
      named('CRM Dashboard', 'pie-chart', '/dashboards/crm'),
    ],
  },
  {
    title: 'Apps & Pages',
    category: 'appsPages',
    children: [
      named('Calendar', 'calendar', '/apps/calendar'),
      named('Chat', 'message', '/apps/chat'),
      named('Email', 'mail', '/apps/email'),
      named('Kanban', 'project', '/apps/kanban'),
      named('Product List', 'shopping', '/apps/ecommerce/product/list'),
      named('Order List', 'shopping-cart', '/apps/ecommerce/order/list'),
      named('Customer List', 'team', '/apps/ecommerce/customer/list'),
      named('Manage Reviews', 'star', '/apps/ecommerce/manage-review'),
      named('Referrals', 'share', '/apps/ecommerce/referrals'),
      named('Invoice List', 'file-text', '/apps/invoice/list'),
      named('User List', 'user', '/apps/user/list'),
      named('Roles', 'safety', '/apps/roles'),
      named('Permissions', 'lock', '/apps/permissions'),
      named('My Courses', 'book', '/apps/academy/my-course'),
      named('Course Details', 'read', '/apps/academy/course-details'),
      named('Fleet', 'car', '/apps/logistics/fleet'),
      named('Help Center', 'question', '/front-pages/help-center'),
      named('FAQ', 'question', '/pages/faq'),
      named('Pricing', 'tag', '/pages/pricing'),
      named('User Profile', 'idcard', '/pages/user-profile/profile'),
      named('Account Settings', 'setting', '/pages/account-settings/account'),
    ],
  },
  {
    title: 'User Interface',
    category: 'userInterface',
    children: [
      named('Alert', 'alert', '/components/alert'),
      named('Button', 'border', '/components/button'),
      named('Cards', 'credit-card', '/pages/cards'),
      named('Dialog', 'message', '/components/dialog'),
      named('List', 'unordered-list', '/components/list'),
      named('Typography', 'font-size', '/pages/typography'),
      named('Icons', 'smile', '/pages/icons'),
      named('Tabs', 'folder', '/components/tabs'),
    ],
  },
  {
    title: 'Forms & Tables',
    category: 'formsTables',
    children: [
      named('Form Layouts', 'form', '/forms/form-layouts'),
      named('Form Validation', 'check-square', '/forms/form-validation'),
      named('Date Time Picker', 'calendar', '/forms/date-time-picker'),
      named('Select', 'down-square', '/forms/select'),
      named('Simple Table', 'table', '/tables/simple-table'),
      named('Data Table', 'table', '/tables/data-table'),
      named('Checkout Wizard', 'shopping', '/wizard-examples/checkout'),
    ],
  },
  {
    title: 'Charts',
    category: 'chartsMisc',
    children: [
      named('Area Charts', 'area-chart', '/charts/apex-chart'),
      named('Bar Charts', 'bar-chart', '/charts/chartjs'),
      named('Access Control', 'lock', '/access-control'),
    ],
  },
];
