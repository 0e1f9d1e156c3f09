import { isOverLimit } from '../../../src/domain/companies/package.ts';
import { conflict } from '../../http/http-error.ts';
import type { Followed, Follower, RecordWrite } from '../../live/rules/domain-write.ts';
import { COMPANIES } from './names.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';
import type { UsersRow } from '../../live/rows/stored/users.ts';
import { ESTATES } from '../estates/names.ts';
import { PACKAGES } from '../../accounts/packages.ts';
import { USERS } from '../../accounts/authenticate.ts';

type Counted = {
  readonly collection: typeof USERS | typeof ESTATES;
  /** Fields of the company and of its package. */
  readonly count: 'userCount' | 'estateCount';
  readonly limit: 'userLimit' | 'estateLimit';
};

/** The package's limit, if it has one. */
function limitOf({ companies }: Followed, packageId: string, { limit }: Counted): unknown {
  return companies?.shared.table(PACKAGES).get(packageId)?.[limit];
}

/**
 * Keeps a company's usage on its record, for the platform's list; nobody edited the company, so its version and history
 * stay. TN2: one more than the package allows is refused; existing ones stay, whatever the package.
 * @throws HttpError 409
 */
function countUsage(change: Followed<UsersRow | EstatesRow>, of: Counted): readonly RecordWrite[] {
  const { before, after, companies } = change;
  const tenant = (after ?? before)?.tenantId ?? '';
  const isSame = before !== undefined && after !== undefined;
  const company = isSame ? undefined : companies?.shared.table(COMPANIES).get(tenant);
  if (!company || !companies) return [];
  const size = companies.company(tenant).table(of.collection).size;
  const limit = limitOf(change, company.packageId, of);
  if (!before && isOverLimit(size, limit)) {
    const params = { limit };
    throw conflict('conflict', { issues: [{ field: '', key: `companies.${of.limit}`, params }] });
  }
  return [{ collection: COMPANIES, row: { ...company, [of.count]: size } }];
}

export const countUsers: Follower<UsersRow> = (change) =>
  countUsage(change, { collection: USERS, count: 'userCount', limit: 'userLimit' });
export const countEstates: Follower<EstatesRow> = (change) =>
  countUsage(change, { collection: ESTATES, count: 'estateCount', limit: 'estateLimit' });
