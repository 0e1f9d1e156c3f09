import type { Json } from './where-types.ts';

/** Company settings that everybody in the company may read, and that fields may use as defaults (`$company.x`). */
export const COMPANY_VALUES = ['currencies', 'currency', 'checkInTime', 'checkOutTime'] as const;
export type CompanyValues = { readonly [name in (typeof COMPANY_VALUES)[number]]: Json };
