import type { Route, SignedCall } from '../../call.ts';
import { json } from '../../reply.ts';
import { letterheadOf } from '../../settings/letterhead.ts';
import type { Store } from '../../store/types.ts';

/** Nothing of it is secret: it is what guests and owners are handed. */
export const companyRoutes = ({ store }: { readonly store: Store }): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/_meta/company',
    access: 'signedIn',
    handle: ({ caller }: SignedCall) => json(200, letterheadOf(store, caller.tenant)),
  },
];
