import type { CompanyHead } from '../../../src/wire/company.ts';
import type { Route, SignedCall } from '../../call.ts';
import { json } from '../../reply.ts';
import { nameOf } from '../../rows.ts';
import { companyHead } from '../../settings/company-settings.ts';
import { GLOBAL, type Store } from '../../store/types.ts';

/** What stands above everything the company puts on paper. */
export function letterheadOf(store: Store, tenant: string): CompanyHead {
  const registered = store.table('tenants', GLOBAL).get(tenant) ?? { id: '' };
  const head = companyHead((collection) => store.table(collection, tenant), registered);
  const { name, address, taxOffice, taxNo, phone, email, logo } = head;
  return { name: name || nameOf(registered), address, taxOffice, taxNo, phone, email, logo };
}

/** Nothing of it is secret: it is what guests and owners are handed. */
export const companyRoutes = ({ store }: { readonly store: Store }): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/_meta/company',
    access: 'signedIn',
    handle: ({ caller }: SignedCall) => json(200, letterheadOf(store, caller.tenant)),
  },
];
