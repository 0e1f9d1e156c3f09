/** Screens of the demo that are for everybody, as `PUBLIC_SCREENS` are for the product. */
export const DEMO_PUBLIC_SCREENS: readonly string[] = [
  '/front-pages/landing-page',
  '/front-pages/pricing',
  '/front-pages/payment',
  '/front-pages/checkout',
  '/front-pages/help-center',
  '/front-pages/help-center/article/:id',
];
