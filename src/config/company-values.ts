import type { Json } from './where-types.ts';

/** What everybody of a company may know of its settings, and fields may begin with (`$company.x`). */
export const COMPANY_VALUES = ['currencies', 'currency', 'checkInTime', 'checkOutTime'] as const;
export type CompanyValues = { readonly [name in (typeof COMPANY_VALUES)[number]]: Json };
