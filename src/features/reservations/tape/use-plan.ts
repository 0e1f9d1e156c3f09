import { useCallback, useState } from 'react';
import { type Plan, readPlan } from '../../../domain/tape/plan.ts';
import { ownKey } from '../../../engine/form/draft.ts';

const NAME = 'tape-plan';
/** Max undo steps. */
const STEPS = 50;

type PlanHistory = { readonly plan: Plan; readonly past: readonly Plan[] };

/**
 * The plan of a reshuffle (TC4). Stored in the tab's session storage, per person and tenant: a reload restores the
 * lifted stays and their places, and nothing else; the server decides whether it still works.
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
    /** After saving, nothing of it is left to undo here. */
    clear: () => set(() => ({ plan: [], past: [] })),
    /** The plan before the last step; undefined without one. */
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
