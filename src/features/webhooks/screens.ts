import type { AreaScreens } from '../../engine/area-screens.ts';

export default {
  panels: {
    'webhook-events': async () => (await import('./EventPick.tsx')).EventPick,
  },
} satisfies AreaScreens;
