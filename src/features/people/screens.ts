import { type AreaScreens, withProps } from '../../engine/area-screens.ts';

export default {
  screens: {
    '/v1/account': async () => (await import('./account/AccountScreen.tsx')).AccountScreen,
  },
  open: {
    '/v1/public/confirm/:id': async () =>
      withProps((await import('./public/ChoosePassword.tsx')).ChoosePassword, { screen: 'confirm' }),
    '/v1/public/invite/:id': async () =>
      withProps((await import('./public/ChoosePassword.tsx')).ChoosePassword, { screen: 'invite' }),
    '/v1/public/reset/:id': async () =>
      withProps((await import('./public/ChoosePassword.tsx')).ChoosePassword, { screen: 'reset' }),
  },
  panels: {
    'user-sessions': async () => (await import('./UserSessions.tsx')).UserSessions,
  },
} satisfies AreaScreens;
