import type { CompanyHead } from '../../../src/wire/company.ts';
import type { CompanyReader } from '../../live/rows/company.ts';
import { companyHead } from './company-settings.ts';

/** The header of everything the company prints. */
export function letterheadOf({ table, shared }: CompanyReader, tenant: string): CompanyHead {
  const head = companyHead(table, shared.table('tenants').get(tenant));
  const { name, address, taxOffice, taxNo, phone, email, website, logo } = head;
  return { name, address, taxOffice, taxNo, phone, email, website, logo };
}
