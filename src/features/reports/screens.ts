import type { AreaScreens } from '../../engine/area-screens.ts';

export default {
  screens: {
    '/v1/operational/estate-occupancy-rate': async () => (await import('./OccupancyScreen.tsx')).OccupancyScreen,
    '/v1/operational/estate-occupancy-rate/monthly': async () => (await import('./MonthlyScreen.tsx')).MonthlyScreen,
  },
} satisfies AreaScreens;
