import { useCallback, useState } from 'react';
import { type Plan, readPlan } from '../../../domain/tape/plan.ts';
import { ownKey } from '../../../engine/form/draft.ts';

const NAME = 'tape-plan';
/** Steps that can be taken back. */
const STEPS = 50;

type PlanHistory = { readonly plan: Plan; readonly past: readonly Plan[] };

/**
 * The plan of a reshuffle (TC4). It lives in the tab's own storage, per person and tenant: a reload brings back what was
 * lifted and where it was put down, and no more; whether it still holds, the server says.
 */
export function usePlan() {
  const [{ plan, past }, setHistory] = useState<PlanHistory>(() => ({
    plan: readPlan(sessionStorage.getItem(ownKey(NAME))),
    past: [],
  }));
  const set = useCallback((next: (before: PlanHistory) => PlanHistory) => {
    setHistory((before) => {
      const after = next(before);
      keep(after.plan);
      return after;
    });
  }, []);
  const change = useCallback(
    (next: (plan: Plan) => Plan) =>
      set((before) => ({ plan: next(before.plan), past: [...before.past, before.plan].slice(-STEPS) })),
    [set],
  );
  return {
    plan,
    change,
    /** After it was saved there is nothing left of it to take back here. */
    clear: () => set(() => ({ plan: [], past: [] })),
    /** The plan as it was before the last step; undefined where there was none. */
    takeBack:
      past.length === 0
        ? undefined
        : () => set((before) => ({ plan: before.past.at(-1) ?? [], past: before.past.slice(0, -1) })),
  };
}

function keep(plan: Plan): void {
  const key = ownKey(NAME);
  try {
    if (key === '' || plan.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(plan));
  } catch {
    // The tab's storage is full: the screen itself still has the plan.
  }
}
