import type { Field } from './types.ts';

/**
 * Whether a value is shown in full only on the record's own page, where each look is logged. Lists are not sorted or
 * searched by it and files leave it out; records are found only by the exact value, and that is logged too
 * (`query.ts`).
 */
export const isMasked = (field: Field | undefined): boolean => field !== undefined && 'masked' in field && field.masked;
