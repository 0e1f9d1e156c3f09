/**
 * The hand-written screens, by their address: `/access-control` is `src/screens/access-control.tsx`. The browser finds
 * them by glob; this list is for the checker, which runs where no source code is. A test looks for each of them.
 */
export const SCREEN_NAMES = [
  '/access-control',
  '/apps/calendar',
  '/apps/kanban',
  '/apps/chat',
  '/apps/email',
  '/apps/invoice/add',
  '/apps/invoice/edit',
  '/apps/academy/course-details',
  '/pages/account-settings',
  '/pages/faq',
  '/pages/pricing',
  '/pages/user-profile',
  '/v1/accounting/earnings/print',
  '/v1/accounting/extract',
  '/v1/accounting/monthlyIncome',
  '/v1/accounting/withholdingTax',
  '/v1/accounting/reservation-payments/receipt',
  '/v1/estates/details',
  '/v1/investor/dashboard',
  '/v1/investor/extract',
  '/v1/investor/monthly-income',
  '/v1/investor/reservation-calendar',
  '/v1/operational/calendar',
  '/v1/operational/check/calendar',
  '/v1/operational/check/houseKeeping',
  '/v1/operational/check/list',
  '/v1/operational/estate-occupancy-rate',
  '/v1/operational/estate-occupancy-rate/monthly',
  '/v1/operational/reservation-booker-report',
  '/v1/operational/daily-reminder',
  '/v1/operational/house-keeping/my-day',
  '/v1/operational/reservations/create',
  '/v1/operational/reservations/update',
  '/v1/price/detail',
  '/v1/users/crm/duplicates',
  '/v1/users/roles',
  '/v1/setting/resources',
  '/extensions/carousel',
  '/extensions/tour',
  '/pages/icons',
  '/pages/typography',
] as const;

/**
 * Screens for everybody, signed in or not (spec §2), in the blank layout. `/v1/public/x/:id` is `src/screens/v1/public/x.tsx`;
 * a longer address that is listed has a file of its own.
 */
export const PUBLIC_SCREENS: readonly string[] = [
  '/v1/public/demands',
  '/v1/public/demands/add',
  '/v1/public/guest/:id',
  '/v1/public/pay/:id',
  '/v1/public/pay/3ds',
  '/v1/public/pay/fail',
  '/v1/public/pricing',
  '/v1/public/invite/:id',
  '/v1/public/reset/:id',
  '/v1/public/blog',
  '/v1/public/blog/:id',
  '/v1/public/contact',
  '/v1/public/unsubscribe/:id',
];
