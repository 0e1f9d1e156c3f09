import type { Store } from './types.ts';

/** A store that no other server writes to. */
export const ONE_SERVER: Pick<Store, 'catchUp' | 'isLeading' | 'onLead'> = {
  catchUp: () => Promise.resolve(),
  isLeading: true,
  onLead: () => () => undefined,
};
