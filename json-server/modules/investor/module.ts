import type { SignedCall } from '../../accounts/call.ts';
import { readQuery } from '../../http/query.ts';
import { json } from '../../http/reply.ts';
import { INVESTORS } from '../../accounts/portal.ts';
import type { Module } from '../module.ts';
import { extractOf, extractQuery } from './extract.ts';
import { incomeOf } from './income.ts';
import { ownerOf, ownerYear } from './owner.ts';
import { previewRoutes } from './preview.ts';
import { ownerSummary } from './summary.ts';

const ofYear = (today: string) => ({ year: ownerYear(today) });

/** Owners' view of their homes, stays and money (IV1–IV3); each call answers only with the caller's own data. */
export const investor: Module = {
  name: 'investor',
  // Sign-in checks whether the portal is open.
  residents: [INVESTORS],
  calls: ({ records, ...deps }) => [
    {
      method: 'GET',
      path: '/api/investor-summary',
      answer: 'InvestorSummary',
      query: ofYear,
      access: { subject: 'InvestorDashboard', action: 'read' },
      handle: (call: SignedCall) => {
        const owner = ownerOf(call, records);
        const { today } = call.caller.values;
        const asked = readQuery(call.search, ofYear(today));
        return json(200, ownerSummary(owner, { ...asked, today }));
      },
    },
    {
      method: 'GET',
      path: '/api/investor-income',
      answer: 'InvestorIncome',
      query: ofYear,
      access: { subject: 'InvestorIncome', action: 'read' },
      handle: (call: SignedCall) => {
        const owner = ownerOf(call, records);
        const asked = readQuery(call.search, ofYear(call.caller.values.today));
        return json(200, incomeOf(owner, asked.year));
      },
    },
    {
      method: 'GET',
      path: '/api/investor-extract',
      answer: 'InvestorExtract',
      query: extractQuery,
      access: { subject: 'InvestorExtract', action: 'read' },
      handle: (call: SignedCall) => {
        const owner = ownerOf(call, records);
        return json(200, extractOf(owner, call.search, call.caller.values.today));
      },
    },
    ...previewRoutes({ records, ...deps }),
  ],
};
