import type { Route, SignedCall } from '../../accounts/call.ts';
import { notFound } from '../../http/http-error.ts';
import { isPeriodOver, periodOf } from '../../../src/domain/statements/period.ts';
import { badQuery, readQuery, text } from '../../http/query.ts';
import { findInScope } from '../../records/scope.ts';
import { json } from '../../http/reply.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import type { Module } from '../module.ts';
import { generateMonth } from './generate.ts';
import { bankFileOf, BATCHES } from './batches.ts';
import { monthEnd } from './month-end.ts';
import { payOut } from './pay-out.ts';
import { publishMany } from './publish.ts';
import { BANK_FILE, MONTH_END, PAY_OUT_SENT, PUBLISH_SENT, readGenerate } from './questions.ts';
import { reportCalls } from './report-calls.ts';
import { statedEstates } from './stated-estates.ts';
import { statementTaxes } from './taxes.ts';
import { resourceNamed } from '../../records/context.ts';
import { STATEMENTS } from './stored.ts';
import { statementRule, statementRemoved, carriedOn, payoutReturned, statementMailed } from './rules.ts';

const OF_STATEMENT = { statementId: text };

const calls = (deps: RouteDeps): readonly Route[] => {
  const { records, asSystem } = deps;
  const tablesOf = (call: SignedCall) => records.of(call).table;
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
        return json(
          200,
          await monthEnd({ table: tablesOf(call), estates: statedEstates(records, call), period, today }),
        );
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
    ...reportCalls(deps),
  ];
};

export const statements: Module = {
  name: 'statements',
  rules: { statement: statementRule },
  onRemoval: { statement: statementRemoved },
  followers: { [STATEMENTS]: [carriedOn], payments: [payoutReturned], messages: [statementMailed] },
  calls,
};
