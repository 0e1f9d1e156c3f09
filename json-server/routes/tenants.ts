import type { Route, SignedCall } from '../accounts/call.ts';
import { findTenant, tenantsOf } from '../accounts/tenant.ts';
import { json } from '../http/reply.ts';
import type { Records } from '../records/records.ts';

/** The values needed to choose a tenant; bank and identity numbers stay in the tenants screen. */
const SHOWN = ['companyName', 'name', 'surname', 'type', 'status'] as const;

/** The tenants the caller may select with X-Tenant-Id. */
export const tenantRoutes = ({ records }: { records: Records }): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/admin/tenants',
    access: { subject: 'AdminTenants', action: 'list' },
    handle: ({ caller }: SignedCall) => {
      const tenants = tenantsOf(caller.user, caller.homeTenant).map((id) => {
        const row = findTenant(records, id);
        const shown = SHOWN.flatMap((key) => (row?.[key] == null ? [] : [[key, row[key]] as const]));
        return { id, ...Object.fromEntries(shown) };
      });
      return json(200, tenants);
    },
  },
];
