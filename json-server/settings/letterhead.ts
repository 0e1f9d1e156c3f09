import type { CompanyHead } from '../../src/wire/company.ts';
import type { CompanyReader } from '../tenancy/company.ts';
import { nameOf } from '../rows.ts';
import { companyHead } from './company-settings.ts';

/** What stands above everything the company puts on paper. */
export function letterheadOf({ table, shared }: CompanyReader, tenant: string): CompanyHead {
  const registered = shared.table('tenants').get(tenant) ?? { id: '' };
  const head = companyHead(table, registered);
  const { name, address, taxOffice, taxNo, phone, email, logo } = head;
  return { name: name || nameOf(registered), address, taxOffice, taxNo, phone, email, logo };
}
