import { type AreaScreens, ofRecord } from '../../engine/area-screens.ts';

export default {
  screens: {
    '/v1/operational/inbox': async () => (await import('./inbox/Inbox.tsx')).Inbox,
    '/v1/operational/daily-reminder': async () => (await import('./DailyReminder.tsx')).DailyReminder,
  },
  panels: {
    'inbox-thread': async () => ofRecord((await import('./inbox/ThreadPanel.tsx')).ThreadPanel),
    'guest-messages': async () => ofRecord((await import('./GuestMessages.tsx')).GuestMessages),
  },
} satisfies AreaScreens;
