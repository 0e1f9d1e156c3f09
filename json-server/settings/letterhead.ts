import type { CompanyHead } from '../../src/wire/company.ts';
import { nameOf } from '../rows.ts';
import { GLOBAL, type Store } from '../store/types.ts';
import { companyHead } from './company-settings.ts';

/** What stands above everything the company puts on paper. */
export function letterheadOf(store: Store, tenant: string): CompanyHead {
  const registered = store.table('tenants', GLOBAL).get(tenant) ?? { id: '' };
  const head = companyHead((collection) => store.table(collection, tenant), registered);
  const { name, address, taxOffice, taxNo, phone, email, logo } = head;
  return { name: name || nameOf(registered), address, taxOffice, taxNo, phone, email, logo };
}
