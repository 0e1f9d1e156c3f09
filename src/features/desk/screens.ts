import type { AreaScreens } from '../../engine/area-screens.ts';
import { ofResource } from '../../engine/resource/of-resource.tsx';

export default {
  screens: {
    '/v1/operational/check/calendar': async () =>
      ofResource('reservations', (await import('./MonthScreen.tsx')).default),
    '/v1/operational/check/houseKeeping': async () =>
      ofResource('estates', (await import('./TurnoverScreen.tsx')).default),
    '/v1/operational/check/list': async () => ofResource('reservations', (await import('./DeskScreen.tsx')).default),
  },
  panels: {
    'desk-today': async () => (await import('./TodayStays.tsx')).TodayStays,
  },
} satisfies AreaScreens;
