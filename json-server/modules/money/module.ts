import { createCalendarFetcher } from '../../http/outside/fetch-calendar.ts';
import type { Module } from '../module.ts';
import { settingsRow } from '../../records/settings/company-settings.ts';
import { moneyCalls } from './calls.ts';
import { depositTotalsCall } from './deposit-totals.ts';
import { createRatesFetcher } from './rates-fetch.ts';
import { ratesCall } from './rates-call.ts';
import { receiptCall } from './receipt-call.ts';
import { recurringExpenses } from './recurring-job.ts';
import { cashCountRule } from './cash-count-rule.ts';
import { refundCancelled, reverseLast, reverseRefunds } from './cancelled.ts';
import { depositRule } from './deposit-rule.ts';
import { refundAsked } from './refund-asked.ts';
import {
  updateBalance,
  postChargeRevenue,
  updateDeposit,
  firstCollection,
  postStayCosts,
  postStayRevenue,
} from './followers.ts';
import { paymentRule } from './payment-rule.ts';
import { recurringExpenseRule } from './recurring-rule.ts';
import { ledgerRule, accountRule } from './rules.ts';

export const money: Module = {
  name: 'money',
  rules: {
    payment: paymentRule,
    'security-deposit': depositRule,
    'ledger-entry': ledgerRule,
    account: accountRule,
    'cash-count': cashCountRule,
    'recurring-expense': recurringExpenseRule,
  },
  followers: {
    payments: [updateBalance],
    reservations: [
      firstCollection,
      updateDeposit,
      refundCancelled,
      refundAsked,
      reverseRefunds,
      reverseLast,
      postStayRevenue,
      postStayCosts,
    ],
    'reservation-charges': [postChargeRevenue],
  },
  removalRefusal: {
    payment: ({ before }) => ({
      status: 409,
      field: 'amount',
      key: 'payment.posted',
      params: { no: before.no ?? '' },
    }),
    'security-deposit': ({ before }) =>
      (before.collected ?? 0) === 0
        ? undefined
        : { status: 409, field: 'collected', key: 'deposit.hasMoney', params: {} },
    'cash-count': ({ before }) => ({
      status: 409,
      field: 'pieces',
      key: 'cashCount.fixed',
      params: { no: before.no ?? '' },
    }),
    'ledger-entry': () => ({ status: 409, field: 'docId', key: 'ledger.posted', params: {} }),
  },
  calls: (deps) => [...moneyCalls(deps), ratesCall(deps), depositTotalsCall(deps), receiptCall(deps)],
  jobs: [recurringExpenses],
  hasWaiting: (table) => settingsRow(table)?.ratesFetch === true,
  start: ({ records, config, clock, asSystem, watch }) => {
    const rates = createRatesFetcher({ records, config, clock, asSystem, fetcher: createCalendarFetcher(), watch });
    rates.tick();
    return rates.stop;
  },
};
