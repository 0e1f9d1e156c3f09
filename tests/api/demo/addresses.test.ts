import { afterAll, expect, test } from 'vitest';
import { isPage } from '../../../json-server/live/pages.ts';
import { DEMO_SCREENS } from '../../../json-server/demo/app-bar/navigation.ts';
import { PRODUCT_SCREENS } from '../../../json-server/modules/product-screens.ts';
import { startApp } from '../support.ts';

const app = await startApp();
afterAll(() => app.close());

/** Spec §2, "Demo routes", and the last paragraph of what stands on each screen. */
const DEMO = [
  ...['academy/dashboard', 'academy/my-course', 'academy/course-details', 'calendar', 'chat', 'email', 'kanban'],
  ...['email/sent', 'email/trashed', 'email/label/private', 'invoice/list', 'invoice/add', 'invoice/edit/4987'],
  ...['invoice/preview/4987', 'ecommerce/product/list', 'ecommerce/product/add', 'ecommerce/product/category-list'],
  ...['ecommerce/order/list', 'ecommerce/order/details/5434', 'ecommerce/customer/list', 'ecommerce/manage-review'],
  ...[
    'ecommerce/customer/details/879861',
    'ecommerce/dashboard',
    'ecommerce/referrals',
    'ecommerce/settings',
    'logistics/dashboard',
  ],
  ...['logistics/fleet', 'permissions', 'roles', 'user/list', 'user/view/1'],
]
  .map((path) => `/apps/${path}`)
  .concat(
    ['analytics', 'crm', 'ecommerce', 'academy', 'logistics'].map((name) => `/dashboards/${name}`),
    ['checkout', 'property-listing', 'create-deal'].map((name) => `/wizard-examples/${name}`),
    ['apex-chart', 'chartjs'].map((name) => `/charts/${name}`),
    ['data-table', 'simple-table'].map((name) => `/tables/${name}`),
    ['carousel', 'swiper', 'tour'].map((name) => `/extensions/${name}`),
    ['landing-page', 'pricing', 'payment', 'checkout', 'help-center', 'help-center/article/any'].map(
      (name) => `/front-pages/${name}`,
    ),
    [
      'account-settings/security',
      'user-profile/teams',
      'faq',
      'icons',
      'pricing',
      'typography',
      'cards/card-basic',
    ].map((name) => `/pages/${name}`),
    ['login-v1', 'register-multi-steps', 'two-steps-v2'].map((name) => `/pages/authentication/${name}`),
    ['coming-soon', 'under-maintenance', 'not-found'].map((name) => `/pages/misc/${name}`),
    ['form-layouts', 'form-validation', 'form-wizard-numbered', 'form-wizard-icons', 'select'].map(
      (name) => `/forms/${name}`,
    ),
    ['/components/alert', '/components/timeline', '/access-control'],
    ['/charts', '/components', '/dashboards', '/extensions', '/forms', '/front-pages', '/pages', '/tables'],
    ['/wizard-examples', '/apps'],
  );

test('every demo route of the specification has a screen', () => {
  expect(DEMO.filter((address) => !isPage(app.live.current(), address))).toEqual([]);
});

test('every address that the app bar finds has a screen', () => {
  const addresses = [...PRODUCT_SCREENS, ...DEMO_SCREENS].flatMap(({ children }) => children.map(({ url }) => url));
  expect(addresses.filter((address) => !isPage(app.live.current(), address))).toEqual([]);
});
