import { type ReactNode, useState } from 'react';
import type { Action } from '../../config/types.ts';
import { useActions } from '../../engine/actions/use-actions.tsx';
import type { DeskStay } from '../../wire/desk.ts';
import { StepDialog } from './StepDialog.tsx';
import { recordOf } from './stay-record.ts';
import '../../ui/control.css';
import '../../ui/dialog.css';
import './desk.css';

/** Before these, what is missing is shown. */
const ASKED: readonly string[] = ['checkIn', 'finish'];

type Step = { readonly stay: DeskStay; readonly action: Action };
type Steps = {
  readonly start: (action: Action, stay: DeskStay) => void;
  readonly dialog: ReactNode;
};

/** OPS1: a step is asked with what is missing, done, said, and taken back with one press. Needs the reservations above it. */
export function useSteps(today: string, refresh: () => void): Steps {
  const { start, dialog } = useActions(refresh);
  const [step, setStep] = useState<Step>();
  return {
    start: (action, stay) => {
      if (ASKED.includes(action.name)) setStep({ stay, action });
      else start({ kind: 'action', record: recordOf(stay), action });
    },
    dialog: (
      <>
        {step && (
          <StepDialog
            stay={step.stay}
            action={step.action}
            today={today}
            onClose={() => setStep(undefined)}
            onDone={() => {
              setStep(undefined);
              refresh();
            }}
          />
        )}
        {dialog}
      </>
    ),
  };
}
