import { ofResource } from '../../engine/resource/of-resource.tsx';
import { type AreaScreens, ofRecord } from '../../engine/area-screens.ts';

export default {
  screens: {
    '/v1/operational/inbox': async () => ofResource('conversations', (await import('./inbox/Inbox.tsx')).Inbox),
    '/v1/operational/daily-reminder': async () => (await import('./DailyReminder.tsx')).DailyReminder,
  },
  panels: {
    'mail-in': async () => (await import('./inbox/MailIn.tsx')).MailIn,
    'inbox-thread': async () => ofRecord((await import('./inbox/ThreadPanel.tsx')).ThreadPanel),
    'guest-messages': async () => ofRecord((await import('./inbox/StayTalk.tsx')).StayTalk),
  },
} satisfies AreaScreens;
