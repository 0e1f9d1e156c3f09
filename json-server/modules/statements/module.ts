import type { Route, SignedCall } from '../../accounts/call.ts';
import { notFound } from '../../http/http-error.ts';
import { isPeriodOver, periodOf } from '../../../src/domain/statements/period.ts';
import { badQuery, readQuery, text } from '../../http/query.ts';
import { findInScope, scopeOf } from '../../records/scope.ts';
import { json } from '../../http/reply.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import type { Module } from '../module.ts';
import { estateBalances, withholdingReport } from './account.ts';
import { generateMonth } from './generate.ts';
import { incomeStays, monthlyIncome } from './income.ts';
import { unstatedReport } from './unstated.ts';
import { bankFileOf, BATCHES } from './batches.ts';
import { monthEnd } from './month-end.ts';
import { payOut } from './pay-out.ts';
import { publishMany } from './publish.ts';
import {
  BANK_FILE,
  INCOME,
  month,
  MONTH_END,
  PAY_OUT_SENT,
  PUBLISH_SENT,
  readGenerate,
  reportYear,
} from './questions.ts';
import { statementTaxes } from './taxes.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';
import { resourceNamed } from '../../records/context.ts';
import { STATEMENTS } from './stored.ts';
import { statementRule, statementRemoved, carriedOn, payoutReturned, statementMailed } from './rules.ts';

const OF_STATEMENT = { statementId: text };
const ofYear = (today: string) => ({ year: reportYear(today) });
const incomeQuery = (today: string) => ({ ...INCOME, year: reportYear(today) });
const staysQuery = (today: string) => ({ ...incomeQuery(today), estateId: text, month });

const calls = (deps: RouteDeps): readonly Route[] => {
  const { records, asSystem } = deps;
  const tablesOf = (call: SignedCall) => records.of(call).table;
  /** Homes that the caller may see, in the order of their codes; stand-ins earn nothing. */
  const estatesOf = (call: SignedCall): readonly EstatesRow[] => {
    const resource = resourceNamed(call.snapshot, 'estates');
    if (!resource) throw notFound();
    const scope = scopeOf(records.of(call), resource);
    return [...records.of(call).table('estates').ordered('code', 'ASC')].filter(
      (row) => row.isPlaceholder !== true && (scope?.matches(row) ?? true),
    );
  };
  return [
    {
      method: 'POST',
      path: '/api/statements/generate',
      answer: 'GenerateAnswer',
      access: { subject: 'Statement', action: 'generate' },
      handle: async (call: SignedCall) => {
        const { value } = await call.body();
        const { tenant, values } = call.caller;
        return json(
          200,
          await generateMonth({
            table: records.of(call).table,
            asSystem,
            tenant,
            ...readGenerate(value, values.today),
          }),
        );
      },
    },
    {
      method: 'GET',
      path: '/api/statements/month-end',
      answer: 'MonthEnd',
      query: MONTH_END,
      access: { subject: 'Statement', action: 'publish' },
      handle: async (call: SignedCall) => {
        const period = periodOf(readQuery(call.search, MONTH_END));
        const { today } = call.caller.values;
        if (!isPeriodOver(period, today))
          throw badQuery([{ field: 'month', key: 'statement.notOver', params: { month: period } }]);
        return json(200, await monthEnd({ table: tablesOf(call), estates: estatesOf(call), period, today }));
      },
    },
    {
      method: 'POST',
      path: '/api/statements/publish',
      answer: 'PublishedMany',
      sends: PUBLISH_SENT,
      access: { subject: 'Statement', action: 'publish' },
      handle: (call: SignedCall) => publishMany(deps, call),
    },
    {
      method: 'POST',
      path: '/api/statements/pay-out',
      answer: 'PaidOut',
      sends: PAY_OUT_SENT,
      access: { subject: 'Statement', action: 'pay' },
      handle: (call: SignedCall) => payOut(deps, call),
    },
    {
      method: 'GET',
      path: '/api/statements/bank-file',
      answer: 'BankFile',
      query: BANK_FILE,
      access: { subject: 'PayoutBatch', action: 'show' },
      handle: (call: SignedCall) => {
        const { batchId, format } = readQuery(call.search, BANK_FILE);
        const resource = resourceNamed(call.snapshot, BATCHES);
        const batch = resource && findInScope(records.of(call), resource, batchId);
        const file = batch && bankFileOf(batch, format);
        if (!file) throw notFound();
        return json(200, file);
      },
    },
    {
      method: 'GET',
      path: '/api/statements/taxes',
      answer: 'StatementTaxes',
      query: OF_STATEMENT,
      access: { subject: 'Statement', action: 'show' },
      handle: (call: SignedCall) => {
        const { statementId } = readQuery(call.search, OF_STATEMENT);
        const resource = resourceNamed(call.snapshot, 'statements');
        const statement = resource && findInScope(records.of(call), resource, statementId);
        if (!statement) throw notFound();
        return json(200, statementTaxes(tablesOf(call), statement));
      },
    },
    {
      method: 'GET',
      path: '/api/reports/unstated',
      answer: 'UnstatedReport',
      access: { subject: 'Statement', action: 'generate' },
      handle: async (call: SignedCall) => {
        readQuery(call.search, {});
        return json(200, await unstatedReport(tablesOf(call), estatesOf(call), call.caller.values.today));
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
        return json(200, monthlyIncome({ table: tablesOf(call), estates: estatesOf(call), ...asked }));
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
};

export const statements: Module = {
  name: 'statements',
  rules: { statement: statementRule },
  onRemoval: { statement: statementRemoved },
  followers: { [STATEMENTS]: [carriedOn], payments: [payoutReturned], messages: [statementMailed] },
  calls,
};
