import { withoutLifted, liftStay, placeStay } from '../../../domain/tape/plan.ts';
import type { TapeStay } from '../../../domain/tape/stays.ts';
import { findStay, type PlacedStay } from './as-lifted.ts';
import { homeAt } from './homes.ts';
import type { TapeStore } from './tape-store.ts';
import { usePlan } from './use-plan.ts';

/** The stays lifted off the chart and placed on it, unsaved. */
export function useLifts(store: TapeStore) {
  const { plan, change, clear, takeBack } = usePlan();
  return {
    plan,
    clear,
    takeBack,
    /** Lifts into the tray by id, because the menu, the panel and refused blocks only have ids. @throws HttpError */
    lift: async (ids: readonly string[]) => {
      const found = await Promise.all(ids.map((id) => findStay(store, id)));
      change((before) => found.reduce((next, { stay, from }) => liftStay(next, stay, from), before));
    },
    park: (stay: TapeStay, estate: number) => {
      // A planned stay is not drawn at its origin; the plan has it.
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
