import type { ReactNode } from 'react';
import type { Action } from '../../config/types.ts';
import { isReady } from '../../domain/reservations/readiness.ts';
import { useActions } from '../../engine/actions/use-actions.tsx';
import type { DeskStay } from '../../wire/desk.ts';
import { StepIntro } from './StepIntro.tsx';
import { leavesEarly, stayRecord } from './stay-record.ts';

/** Steps that first show the missing items. */
const ASKED: readonly string[] = ['checkIn', 'finish'];

/**
 * Nothing is missing and no nights are given up: the row already shows everything a dialog would, and one press undoes
 * the step.
 */
const needsNoQuestion = ({ stay, action }: Step, today: string): boolean =>
  isReady(stay.readiness) && stay.notes === null && !leavesEarly({ stay, action: action.name, today });

type Step = { readonly stay: DeskStay; readonly action: Action };
type Steps = {
  readonly start: (action: Action, stay: DeskStay) => void;
  readonly dialog: ReactNode;
};

/**
 * OPS1: runs a step, with a dialog if something is missing, then a message with undo. Needs the reservations above it.
 */
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
