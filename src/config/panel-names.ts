/**
 * The hand-written panels that a list or a record's page may name: `season-year` is `src/screens/panels/season-year.tsx`.
 * The browser finds them by glob; this list is for the checker, which runs where no source code is. A test looks for each.
 */
export const PANEL_NAMES: readonly string[] = [
  'estate-calendar',
  'turnovers',
  'season-year',
  'coupon-test',
  'discount-preview',
  'channel-what-if',
  'group-bulk',
  'guest-messages',
  'ical-feeds',
  'owner-preview',
  'placeholder-stays',
  'payment-totals',
  'payment-entries',
  'account-balances',
  'rate-chart',
  'demand-thread',
  'assign-tasks',
  'kbs-send',
  'stay-persons',
  'generate-month',
  'statement-figures',
  'estate-balances',
  'estate-account',
  'blog-preview',
  'campaign-audience',
  'campaign-progress',
];
