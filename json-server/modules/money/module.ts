import type { Module } from '../module.ts';
import { moneyCalls } from './calls.ts';
import { depositTotalsCall } from './deposit-totals.ts';
import { ratesCall } from './rates-call.ts';
import { receiptCall } from './receipt-call.ts';
import { recurringExpenses } from './recurring.ts';

export const money: Module = {
  name: 'money',
  calls: (deps) => [...moneyCalls(deps), ratesCall(deps), depositTotalsCall(deps), receiptCall(deps)],
  jobs: [recurringExpenses],
};
