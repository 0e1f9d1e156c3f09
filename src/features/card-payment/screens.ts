import { type AreaScreens, ofRecord } from '../../engine/area-screens.ts';

export default {
  open: {
    '/v1/public/pay/3ds': async () => (await import('./public/WaitPage.tsx')).WaitPage,
    '/v1/public/pay/:id': async () => (await import('./public/PayPage.tsx')).PayPage,
    '/v1/public/pay/fail': async () => (await import('./public/FailPage.tsx')).FailPage,
  },
  panels: {
    'payment-links': async () => ofRecord((await import('./PaymentLinks.tsx')).PaymentLinks),
  },
} satisfies AreaScreens;
