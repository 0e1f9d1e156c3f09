import type { AreaScreens } from '../../engine/area-screens.ts';

export default {
  screens: {
    '/v1/setting/api': async () => (await import('./ApiScreen.tsx')).ApiScreen,
  },
} satisfies AreaScreens;
