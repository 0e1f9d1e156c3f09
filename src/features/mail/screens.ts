import { type AreaScreens, ofRecord } from '../../engine/area-screens.ts';

export default {
  screens: {
    '/v1/operational/daily-reminder': async () => (await import('./DailyReminder.tsx')).DailyReminder,
  },
  panels: {
    'guest-messages': async () => ofRecord((await import('./GuestMessages.tsx')).GuestMessages),
  },
} satisfies AreaScreens;
