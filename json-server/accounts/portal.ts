import type { Json } from '../../src/config/types.ts';
import { isPortalOpen } from '../../src/domain/people/entry.ts';
import type { Companies, PutOf } from '../live/rows/company.ts';
import type { UsersRow } from '../live/rows/stored/users.ts';
import type { InvestorsRow } from '../live/rows/stored/investors.ts';

/** The resource of the owners. */
export const INVESTORS = 'investors';
/** The role of their accounts. */
export const OWNER = 'Investor';

/** The owner record of an account; undefined if the account is no owner's. */
export function ownerOfAccount(
  { company }: Pick<Companies, 'company'>,
  user: PutOf<'users'>,
  tenantId: string,
): InvestorsRow | undefined {
  const id = user.role === OWNER ? user.investorId : undefined;
  return id ? company(tenantId).table(INVESTORS).get(id) : undefined;
}

/**
 * What an owner sees besides their homes and stays (IV1): prices unless switched off, guests' contact only if switched
 * on.
 */
export function ownerValues(
  { company }: Pick<Companies, 'company'>,
  { investorId, tenant }: { investorId: Json | undefined; tenant: string },
): Readonly<Record<string, Json>> {
  // A user who is not an investor must not match records without one: absent matches nothing, but null might.
  if (typeof investorId !== 'string' || investorId === '') return {};
  const owner = company(tenant).table(INVESTORS).get(investorId);
  return {
    investorId,
    showPrices: owner?.showPrices !== false,
    showGuestContact: owner?.showGuestContact === true,
  };
}

/** Whether the account belongs to an owner whose portal is closed (IV1); then it opens nothing. */
export function isPortalShut(companies: Pick<Companies, 'company'>, user: UsersRow, tenantId: string): boolean {
  const owner = ownerOfAccount(companies, user, tenantId);
  return owner !== undefined && !isPortalOpen(owner);
}
