import type { AreaScreens } from '../../engine/area-screens.ts';

export default {
  open: {
    '/v1/public/pricing': async () => (await import('./PackagePrices.tsx')).PackagePrices,
  },
} satisfies AreaScreens;
