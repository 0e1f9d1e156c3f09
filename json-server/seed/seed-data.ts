import type { Row } from '../../src/config/types.ts';

/** Collection → rows, in the order in which they were made. */
export type SeedData = { readonly [collection: string]: readonly Row[] };
