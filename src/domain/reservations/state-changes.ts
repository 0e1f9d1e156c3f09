/** RS1: the three parallel states of a reservation. */
export type StateAxis = 'BOOKING' | 'PAYMENT' | 'STAY';
export type StateChange = { readonly axis: StateAxis; readonly from: string | null; readonly to: string };

type States = { readonly [key: string]: unknown };
const KEYS = { BOOKING: 'status', PAYMENT: 'paymentState', STAY: 'stayState' } as const;

/** The changes on each axis. A state that ends without another (the stay of a cancelled booking) is no change. */
export function stateChanges(before: States | undefined, after: States): StateChange[] {
  return (Object.keys(KEYS) as StateAxis[]).flatMap((axis) => {
    const from = before?.[KEYS[axis]];
    const to = after[KEYS[axis]];
    if (typeof to !== 'string' || to === from) return [];
    return [{ axis, from: typeof from === 'string' ? from : null, to }];
  });
}
