import type { Records } from '../records/records.ts';

/** What the demo routes need. */
export type DemoDeps = { readonly records: Records };
