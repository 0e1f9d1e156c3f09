import { type AreaScreens, ofRecord } from '../../engine/area-screens.ts';

export default {
  open: {
    '/v1/public/stay/:id': async () => (await import('./public/StayPage.tsx')).StayPage,
  },
  panels: {
    'guest-page': async () => ofRecord((await import('./PageLink.tsx')).PageLink),
  },
} satisfies AreaScreens;
