import type { AreaScreens } from '../../engine/area-screens.ts';

export default {
  screens: {
    '/access-control': async () => (await import('./AccessControl.tsx')).AccessControl,
    '/v1/users/roles': async () => (await import('./RolesScreen.tsx')).RolesScreen,
  },
} satisfies AreaScreens;
