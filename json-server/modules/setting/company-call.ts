import type { Route, SignedCall } from '../../accounts/call.ts';
import { json } from '../../http/reply.ts';
import { letterheadOf } from '../../records/settings/letterhead.ts';
import type { Records } from '../../records/records.ts';

/** None of it is secret: guests and owners receive these data. */
export const companyRoutes = ({ records }: { readonly records: Records }): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/_meta/company',
    access: 'signedIn',
    handle: (call: SignedCall) => json(200, letterheadOf(records.of(call), call.caller.tenant)),
  },
];
