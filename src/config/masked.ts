import type { Field } from './types.ts';

/**
 * Whether a value is whole on the record's own page only, where each look is noted. No list is sorted or searched by it and
 * no file holds it; records are found by the exact value alone, and that is noted too (`query.ts`).
 */
export const isMasked = (field: Field | undefined): boolean => field !== undefined && 'masked' in field && field.masked;
