import type { Store } from '../store/types.ts';

/** What the demo routes need. */
export type DemoDeps = { readonly store: Store };
