import type { AreaScreens } from '../../engine/area-screens.ts';
import { ofResource } from '../../engine/resource/of-resource.tsx';

export default {
  screens: {
    '/v1/operational/calendar': async () => ofResource('reservations', (await import('./tape/TapeScreen.tsx')).default),
    '/v1/operational/reservations/create': async () => (await import('./booking/BookingScreen.tsx')).default,
    '/v1/operational/reservations/update': async () =>
      (await import('./booking/ReservationUpdate.tsx')).ReservationUpdate,
  },
  panels: {
    'block-stays': async () => (await import('./block/StaysInTheWay.tsx')).StaysInTheWay,
    'estate-calendar': async () => (await import('./estate-calendar/EstateCalendar.tsx')).EstateCalendar,
    turnovers: async () => (await import('./booking/TurnoversPanel.tsx')).TurnoversPanel,
  },
} satisfies AreaScreens;
