import { type AreaScreens, ofRecord } from '../../engine/area-screens.ts';
import { ofResource } from '../../engine/resource/of-resource.tsx';

export default {
  screens: {
    '/v1/accounting/cash-counts/create': async () =>
      ofResource('cash-counts', (await import('./cash/CountCashScreen.tsx')).default),
    '/v1/accounting/reservation-payments/receipt': async () => (await import('./PaymentReceipt.tsx')).PaymentReceipt,
  },
  panels: {
    'cash-desk': async () => ofRecord((await import('./cash/CashDesk.tsx')).CashDesk),
    'rate-chart': async () => (await import('./RateChart.tsx')).RateChart,
    'stay-balance': async () => (await import('./StayBalance.tsx')).StayBalance,
    'stay-deposit': async () => ofRecord((await import('./StayDeposit.tsx')).StayDeposit),
  },
} satisfies AreaScreens;
