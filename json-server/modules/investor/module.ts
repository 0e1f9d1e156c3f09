import type { SignedCall } from '../../call.ts';
import { json } from '../../reply.ts';
import type { Module } from '../module.ts';
import { extractOf } from './extract.ts';
import { incomeOf } from './income.ts';
import { onlyParameters, ownerOf, yearIn } from './owner.ts';
import { previewRoutes } from './preview.ts';
import { summaryOf } from './summary.ts';

/** What owners see of their homes, stays and money (IV1–IV3); each call answers with the caller's own and nothing else. */
export const investor: Module = {
  name: 'investor',
  calls: ({ records, ...deps }) => [
    {
      method: 'GET',
      path: '/api/investor-summary',
      access: { subject: 'InvestorDashboard', action: 'read' },
      handle: (call: SignedCall) => {
        const owner = ownerOf(call, records);
        onlyParameters(call.search, ['year']);
        const { today } = call.caller.values;
        return json(200, summaryOf(owner, { year: yearIn(call.search, today), today }));
      },
    },
    {
      method: 'GET',
      path: '/api/investor-income',
      access: { subject: 'InvestorIncome', action: 'read' },
      handle: (call: SignedCall) => {
        const owner = ownerOf(call, records);
        onlyParameters(call.search, ['year']);
        return json(200, incomeOf(owner, yearIn(call.search, call.caller.values.today)));
      },
    },
    {
      method: 'GET',
      path: '/api/investor-extract',
      access: { subject: 'InvestorExtract', action: 'read' },
      handle: (call: SignedCall) => {
        const owner = ownerOf(call, records);
        onlyParameters(call.search, ['from', 'to', 'currency']);
        return json(200, extractOf(owner, call.search, call.caller.values.today));
      },
    },
    ...previewRoutes({ records, ...deps }),
  ],
};
