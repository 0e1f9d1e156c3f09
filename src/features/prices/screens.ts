import type { AreaScreens } from '../../engine/area-screens.ts';
import { ofResource } from '../../engine/resource/of-resource.tsx';

export default {
  screens: {
    '/v1/price/detail': async () => ofResource('daily-prices', (await import('./grid/PriceGridScreen.tsx')).default),
  },
  panels: {
    'coupon-test': async () => (await import('./CouponTest.tsx')).CouponTest,
    'discount-preview': async () => (await import('./DiscountPreview.tsx')).DiscountPreview,
    'season-year': async () => (await import('./SeasonYear.tsx')).SeasonYear,
  },
} satisfies AreaScreens;
