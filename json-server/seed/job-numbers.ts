import type { TenantPlan } from './tenants.ts';

/** The id of a company's nth row, other than that of every other company. */
export const idIn = ({ offset }: TenantPlan, prefix: string, number: number): string =>
  `${prefix}-${String(offset.rows * 10 + number).padStart(4, '0')}`;

/** The number that people call it by. */
export const noOf = (prefix: string, number: number): string => `${prefix}-${String(number).padStart(6, '0')}`;
