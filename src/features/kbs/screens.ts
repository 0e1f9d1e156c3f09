import type { AreaScreens } from '../../engine/area-screens.ts';

export default {
  open: {
    '/v1/public/guest/:id': async () => (await import('./public/GuestData.tsx')).GuestData,
  },
  panels: {
    'kbs-send': async () => (await import('./KbsSend.tsx')).KbsSend,
    'stay-persons': async () => (await import('./StayPersons.tsx')).StayPersons,
  },
} satisfies AreaScreens;
