import type { AreaScreens } from '../../engine/area-screens.ts';

export default {
  screens: {
    '/v1/users/crm/duplicates': async () => (await import('./Duplicates.tsx')).Duplicates,
  },
  panels: {
    'guest-summary': async () => (await import('./GuestSummary.tsx')).GuestSummary,
  },
} satisfies AreaScreens;
