import type { Row } from '../../src/config/types.ts';

export const STAMPS = {
  version: 1,
  createdAt: '2026-01-01T08:00:00.000Z',
  createdBy: 'usr-superadmin',
  updatedAt: '2026-01-01T08:00:00.000Z',
  updatedBy: 'usr-superadmin',
};
export const demo = (row: Row): Row => ({ tenantId: 'demo', ...STAMPS, ...row });
export const bosphorus = (row: Row): Row => ({ tenantId: 'bosphorus', ...STAMPS, ...row });

/** Has every module that there is, so that no test but those of packages meets one. */
export const FULL_PACKAGE: Row = {
  ...STAMPS,
  id: 'pkg-full',
  name: 'Everything',
  nameTr: 'Her şey',
  price: 19_900,
  currency: 'EUR',
  period: 'MONTH',
  modules: [
    ...['pricing', 'channels', 'housekeeping', 'kbs', 'job-tracking', 'accounting', 'investor', 'reports', 'website'],
  ],
  isPublic: true,
  isHighlighted: false,
  sortOrder: 30,
};
