import { useCallback, useState } from 'react';
import { type Plan, readPlan } from '../../domain/tape/plan.ts';
import { ownKey } from '../form/draft.ts';

const NAME = 'tape-plan';

/**
 * The plan of a reshuffle (TC4). It lives in the tab's own storage, per person and tenant: a reload brings back what was
 * lifted and where it was put down, and no more; whether it still holds, the server says.
 */
export function usePlan() {
  const [plan, setPlan] = useState<Plan>(() => readPlan(sessionStorage.getItem(ownKey(NAME))));
  const change = useCallback((next: (plan: Plan) => Plan) => {
    setPlan((before) => {
      const after = next(before);
      keep(after);
      return after;
    });
  }, []);
  return { plan, change };
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
