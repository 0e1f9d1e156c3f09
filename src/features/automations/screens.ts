import type { AreaScreens } from '../../engine/area-screens.ts';

export default {
  screens: {
    '/v1/setting/automations': async () => (await import('./Automations.tsx')).Automations,
  },
} satisfies AreaScreens;
