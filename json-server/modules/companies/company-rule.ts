import { isReservedId } from '../../../src/domain/companies/company-id.ts';
import { mayClose } from '../../../src/domain/companies/package.ts';
import type { DomainRule, DomainWrite } from '../../live/rules/domain-write.ts';
import { COMPANIES } from './names.ts';
import type { TenantsRow } from '../../live/rows/stored/tenants.ts';
import { USERS } from '../../accounts/authenticate.ts';

const NO_PARAMS = { params: {} } as const;

/** Roles of the people who can sign in at a company. */
function* activeRoles(companies: DomainWrite['companies'], tenant: string): Generator<string> {
  for (const user of companies?.company(tenant).table(USERS).all() ?? []) {
    if (user.status === 'ACTIVE') yield user.role;
  }
}

/**
 * TN1: a company's id appears in addresses and names its records, so it is set once and never changes. The company of
 * the platform's own people cannot be shut. The first password is the first admin's, not the company's.
 */
export const companyRule: DomainRule<TenantsRow> = ({ record, before, companies }) => {
  const id = record.entityId;
  if (!before) {
    if (isReservedId(id))
      return { refused: { status: 422, field: 'entityId', key: 'companies.reserved', ...NO_PARAMS } };
    if (companies?.shared.table(COMPANIES).get(id)) {
      return { refused: { status: 409, field: 'entityId', key: 'validation.unique', params: { value: id } } };
    }
    // The first admin is created with it.
    return { set: { id, userCount: 1, estateCount: 0 } };
  }
  if (id !== before.entityId) {
    return { refused: { status: 422, field: 'entityId', key: 'companies.idFixed', ...NO_PARAMS } };
  }
  const state = record.status ?? '';
  if (state !== before.status && !mayClose({ state, roles: activeRoles(companies, before.id) })) {
    return { refused: { status: 409, field: 'status', key: 'companies.platform', ...NO_PARAMS } };
  }
  return { set: {} };
};
