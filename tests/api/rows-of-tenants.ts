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
