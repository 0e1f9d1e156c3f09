import type { ReactNode } from 'react';
import type { Action } from '../../config/types.ts';
import { isReady } from '../../domain/reservations/readiness.ts';
import { useActions } from '../../engine/actions/use-actions.tsx';
import type { DeskStay } from '../../wire/desk.ts';
import { StepIntro } from './StepIntro.tsx';
import { leavesEarly, stayRecord } from './stay-record.ts';

/** Before these, what is missing is shown. */
const ASKED: readonly string[] = ['checkIn', 'finish'];

/** Nothing is missing and nothing is given up: the row has said all that the question would, and one press takes it back. */
const needsNoQuestion = ({ stay, action }: Step, today: string): boolean =>
  isReady(stay.readiness) && stay.notes === null && !leavesEarly({ stay, action: action.name, today });

type Step = { readonly stay: DeskStay; readonly action: Action };
type Steps = {
  readonly start: (action: Action, stay: DeskStay) => void;
  readonly dialog: ReactNode;
};

/** OPS1: a step is asked with what is missing, if anything is, done, said, and taken back with one press. Needs the reservations above it. */
export function useDeskSteps(today: string, refresh: () => void): Steps {
  const { start, dialog } = useActions(refresh);
  return {
    start: (action, stay) => {
      const wanted = { kind: 'action', record: stayRecord(stay), action } as const;
      const isStep = ASKED.includes(action.name);
      if (!isStep) start(wanted);
      else if (needsNoQuestion({ stay, action }, today)) start(wanted, { isSure: true });
      else start(wanted, { intro: <StepIntro stay={stay} action={action} today={today} /> });
    },
    dialog,
  };
}
