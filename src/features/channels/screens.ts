import type { AreaScreens } from '../../engine/area-screens.ts';

export default {
  panels: {
    'channel-what-if': async () => (await import('./CommissionWhatIf.tsx')).CommissionWhatIf,
    'ical-feeds': async () => (await import('./ical/IcalFeeds.tsx')).IcalFeeds,
  },
} satisfies AreaScreens;
