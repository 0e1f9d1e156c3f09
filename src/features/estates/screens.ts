import type { AreaScreens } from '../../engine/area-screens.ts';

export default {
  screens: {
    '/v1/estates/details': async () => (await import('./EstateDetails.tsx')).EstateDetails,
  },
  panels: {
    'group-bulk': async () => (await import('./GroupBulk.tsx')).GroupBulk,
    'placeholder-stays': async () => (await import('./placeholder/PlaceholderStays.tsx')).PlaceholderStays,
  },
} satisfies AreaScreens;
