import type { AreaScreens } from '../../engine/area-screens.ts';

export default {
  screens: {
    '/v1/accounting/earnings/print': async () => (await import('./StatementSheet.tsx')).StatementSheet,
    '/v1/accounting/extract': async () => (await import('./ExtractScreen.tsx')).ExtractScreen,
    '/v1/accounting/month-end': async () => (await import('./month-end/MonthEndScreen.tsx')).MonthEndScreen,
    '/v1/accounting/monthlyIncome': async () => (await import('./MonthlyIncomeScreen.tsx')).MonthlyIncomeScreen,
  },
  panels: {
    'estate-account': async () => (await import('./EstateAccount.tsx')).EstateAccount,
    'generate-month': async () => (await import('./GenerateMonth.tsx')).GenerateMonth,
    'payout-files': async () => (await import('./month-end/PayoutFiles.tsx')).PayoutFiles,
    'statement-figures': async () => (await import('./StatementFigures.tsx')).StatementFigures,
  },
} satisfies AreaScreens;
