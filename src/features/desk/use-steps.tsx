import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '../../config/types.ts';
import { useActions } from '../../engine/actions/use-actions.tsx';
import { useEngine } from '../../engine/resource/EngineContext.tsx';
import { asHttpError } from '../../engine/resource/as-http-error.ts';
import { useRun } from '../../engine/run/use-run.ts';
import type { DeskStay } from '../../wire/desk.ts';
import { StepDialog } from './StepDialog.tsx';
import { recordOf } from './stay-record.ts';
import '../../ui/control.css';
import '../../ui/dialog.css';
import './desk.css';

/** What takes a step back again. */
const BACK: Readonly<Record<string, string | undefined>> = { checkIn: 'undoCheckIn', finish: 'undoCheckOut' };
/** ms in which the way back stands above the list; on the row it stays for the day. */
const OFFERED = 12_000;

type Step = { readonly stay: DeskStay; readonly action: Action };
type Steps = {
  readonly start: (action: Action, stay: DeskStay) => void;
  /** What was done last, with the way back. */
  readonly note: ReactNode;
  readonly dialog: ReactNode;
};

/** OPS1: a step is asked with what is missing, done, said, and taken back with one press. Needs the reservations above it. */
export function useSteps(today: string, refresh: () => void): Steps {
  const { resource } = useEngine();
  const { start, dialog } = useActions(refresh);
  const [step, setStep] = useState<Step>();
  const [done, setDone] = useState<Step>();

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(undefined), OFFERED);
    return () => clearTimeout(timer);
  }, [done]);

  return {
    start: (action, stay) => {
      if (BACK[action.name] !== undefined) setStep({ stay, action });
      else start({ kind: 'action', record: recordOf(stay), action });
    },
    note: (
      <div role="status" className={done ? 'k-desk-done' : 'k-hidden'}>
        {done && (
          <DoneNote
            step={done}
            back={resource.actions[BACK[done.action.name] ?? '']}
            onDone={() => {
              setDone(undefined);
              refresh();
            }}
          />
        )}
      </div>
    ),
    dialog: (
      <>
        {step && (
          <StepDialog
            stay={step.stay}
            action={step.action}
            today={today}
            onClose={() => setStep(undefined)}
            onDone={() => {
              setDone(step);
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

type DoneNoteProps = { readonly step: Step; readonly back: Action | undefined; readonly onDone: () => void };

/** Says what was done to whom, and takes it back with one press. */
function DoneNote({ step, back, onDone }: DoneNoteProps) {
  const { t } = useTranslation('desk');
  const { run, isRunning } = useRun();
  const [failed, setFailed] = useState<string>();
  const { stay, action } = step;
  const undo = async (way: Action) => {
    try {
      await run({ kind: 'action', record: recordOf(stay), action: way });
      onDone();
    } catch (error) {
      setFailed(asHttpError(error).message);
    }
  };
  return (
    <>
      <span>
        {failed ??
          t(action.name === 'checkIn' ? 'done.in' : 'done.out', { name: stay.guest ?? stay.code, home: stay.home })}
      </span>
      {back && (
        <button type="button" className="k-control" disabled={isRunning} onClick={() => void undo(back)}>
          {t('undo')}
        </button>
      )}
    </>
  );
}
