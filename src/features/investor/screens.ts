import type { AreaScreens } from '../../engine/area-screens.ts';

export default {
  screens: {
    '/v1/investor/dashboard': async () => (await import('./OwnerDashboard.tsx')).default,
    '/v1/investor/extract': async () => (await import('./OwnerExtract.tsx')).default,
    '/v1/investor/monthly-income': async () => (await import('./OwnerIncome.tsx')).default,
    '/v1/investor/reservation-calendar': async () => (await import('./OwnerCalendar.tsx')).default,
  },
  panels: {
    'owner-nights': async () => (await import('./OwnerNights.tsx')).OwnerNights,
    'owner-preview': async () => (await import('./PreviewPanel.tsx')).default,
  },
} satisfies AreaScreens;
