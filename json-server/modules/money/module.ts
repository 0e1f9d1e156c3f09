import { createCalendarFetcher } from '../../outside/fetch-calendar.ts';
import type { Module } from '../module.ts';
import { moneyCalls } from './calls.ts';
import { depositTotalsCall } from './deposit-totals.ts';
import { createRatesFetcher } from './rates-fetch.ts';
import { ratesCall } from './rates-call.ts';
import { receiptCall } from './receipt-call.ts';
import { recurringExpenses } from './recurring-job.ts';

export const money: Module = {
  name: 'money',
  calls: (deps) => [...moneyCalls(deps), ratesCall(deps), depositTotalsCall(deps), receiptCall(deps)],
  jobs: [recurringExpenses],
  start: ({ records, config, clock, asSystem }) => {
    const rates = createRatesFetcher({ records, config, clock, asSystem, fetcher: createCalendarFetcher() });
    rates.run().catch((error: unknown) => {
      console.error(JSON.stringify({ level: 'error', job: 'rates', error: String(error) }));
    });
    return rates.stop;
  },
};
