import type { Route, SignedCall } from '../../accounts/call.ts';
import { notFound } from '../../http/http-error.ts';
import { readQuery, text } from '../../http/query.ts';
import { json } from '../../http/reply.ts';
import { resourceNamed } from '../../records/context.ts';
import { findInScope } from '../../records/scope.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import { estateBalances, withholdingReport } from './account.ts';
import { incomeStays, monthlyIncome } from './income.ts';
import { INCOME, month, reportYear } from './questions.ts';
import { statedEstates } from './stated-estates.ts';
import { unstatedReport } from './unstated.ts';

const ofYear = (today: string) => ({ year: reportYear(today) });
const incomeQuery = (today: string) => ({ ...INCOME, year: reportYear(today) });
const staysQuery = (today: string) => ({ ...incomeQuery(today), estateId: text, month });

/** Reports on statements, or on their sources. */
export function reportCalls({ records }: RouteDeps): readonly Route[] {
  const tablesOf = (call: SignedCall) => records.of(call).table;
  return [
    {
      method: 'GET',
      path: '/api/reports/unstated',
      answer: 'UnstatedReport',
      access: { subject: 'Statement', action: 'generate' },
      handle: async (call: SignedCall) => {
        readQuery(call.search, {});
        return json(200, await unstatedReport(tablesOf(call), statedEstates(records, call), call.caller.values.today));
      },
    },
    {
      method: 'GET',
      path: '/api/reports/monthly-income',
      answer: 'MonthlyIncome',
      query: incomeQuery,
      access: { subject: 'MonthlyIncome', action: 'read' },
      handle: (call: SignedCall) => {
        const asked = readQuery(call.search, incomeQuery(call.caller.values.today));
        return json(200, monthlyIncome({ table: tablesOf(call), estates: statedEstates(records, call), ...asked }));
      },
    },
    {
      method: 'GET',
      path: '/api/reports/monthly-income-stays',
      answer: 'IncomeStays',
      query: staysQuery,
      access: { subject: 'MonthlyIncome', action: 'read' },
      handle: (call: SignedCall) => {
        const { today } = call.caller.values;
        const { estateId, ...asked } = readQuery(call.search, staysQuery(today));
        const resource = resourceNamed(call.snapshot, 'estates');
        const estate = resource && findInScope(records.of(call), resource, estateId);
        if (!estate) throw notFound();
        return json(200, incomeStays({ table: tablesOf(call), estate, ...asked }));
      },
    },
    {
      method: 'GET',
      path: '/api/reports/withholding',
      answer: 'WithholdingReport',
      query: ofYear,
      access: { subject: 'WithholdingTax', action: 'read' },
      handle: (call: SignedCall) => {
        const asked = readQuery(call.search, ofYear(call.caller.values.today));
        return json(200, withholdingReport(tablesOf(call), asked.year));
      },
    },
    {
      method: 'GET',
      path: '/api/reports/estate-balances',
      answer: 'EstateBalances',
      access: { subject: 'EstateDebtBalance', action: 'show' },
      handle: (call: SignedCall) => {
        readQuery(call.search, {});
        return json(200, estateBalances(tablesOf(call)));
      },
    },
  ];
}
