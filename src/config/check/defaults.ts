import { labelFromName } from '../texts.ts';
import type { Dialect, EnumList } from '../types.ts';

/** Defaults for shared files that are missing or broken. */

/** The roles of the specification (§6), in order of their rights. */
const ROLES: readonly (readonly [role: string, rank: number])[] = [
  ['SuperAdmin', 100],
  ['admin', 90],
  ['Accounting', 50],
  ['Purchasing', 40],
  ['MarketPlace', 40],
  ['HouseKeeping', 30],
  ['Investor', 20],
  ['client', 10],
];

export const DEFAULT_ROLES: EnumList = {
  name: 'role',
  options: ROLES.map(([value, rank]) => ({ value, label: { en: labelFromName(value) }, rank })),
};

/** spec §7 */
export const DEFAULT_DIALECTS: { readonly [name: string]: Dialect } = {
  demo: {
    page: { param: 'page', base: 1 },
    size: 'itemsPerPage',
    sort: 'sortBy',
    dir: { param: 'orderBy', case: 'lower' },
    search: 'q',
    all: -1,
  },
  product: {
    page: { param: 'pageNumber', base: 0 },
    size: 'pageSize',
    sort: 'sortBy',
    dir: { param: 'sortDirection', case: 'upper' },
    search: 'q',
    all: -1,
  },
};

/** Allowed if a row allows it and none denies it. */
export const DEFAULT_MODEL = `[request_definition]
r = sub, obj, act

[policy_definition]
p = sub, obj, act, eft

[role_definition]
g = _, _

[policy_effect]
e = some(where (p.eft == allow)) && !some(where (p.eft == deny))

[matchers]
m = g(r.sub, p.sub) && keyMatch(r.obj, p.obj) && (p.act == "*" || r.act == p.act)
`;

/** Without an `_access.csv`, the two administrators may do everything. */
export const DEFAULT_POLICY = 'p, SuperAdmin, *, *, allow\np, admin, *, *, allow\n';
/** If the file is unreadable, its denials are unknown, so no role may do anything. */
export const CLOSED_POLICY = (roles: readonly string[]): string =>
  roles.map((role) => `p, ${role}, *, *, deny\n`).join('');
