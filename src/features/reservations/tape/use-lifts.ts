import { withoutLifted, liftStay, placeStay } from '../../../domain/tape/plan.ts';
import type { TapeStay } from '../../../domain/tape/stays.ts';
import { findStay, type PlacedStay } from './as-lifted.ts';
import { homeAt } from './homes.ts';
import type { TapeStore } from './tape-store.ts';
import { usePlan } from './use-plan.ts';

/** What is lifted off the chart and put down on it without being saved. */
export function useLifts(store: TapeStore) {
  const { plan, change, clear, takeBack } = usePlan();
  return {
    plan,
    clear,
    takeBack,
    /** Into the tray, by id: the menu, the panel and refused blocks know no more. @throws HttpError */
    lift: async (ids: readonly string[]) => {
      const found = await Promise.all(ids.map((id) => findStay(store, id)));
      change((before) => found.reduce((next, { stay, from }) => liftStay(next, stay, from), before));
    },
    park: (stay: TapeStay, estate: number) => {
      // Where a planned stay is drawn is not where it comes from; the plan knows.
      const from = homeAt(store, estate);
      if (from) change((before) => liftStay(before, stay, from));
    },
    put: ({ stay, from, to, keepPrice, changeReason }: PlacedStay) =>
      change((before) => {
        const known = before.some((other) => other.stay.id === stay.id) ? before : liftStay(before, stay, from);
        return placeStay(known, stay.id, { to, keepPrice, changeReason });
      }),
    giveBack: (id: string) => change((before) => withoutLifted(before, id)),
    discard: () => change(() => []),
  };
}
