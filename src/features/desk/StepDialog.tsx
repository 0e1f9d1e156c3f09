import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '../../config/types.ts';
import { isReady } from '../../domain/reservations/readiness.ts';
import { formatDateRange } from '../../engine/format.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { useRun } from '../../engine/run/use-run.ts';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { useModal } from '../../ui/use-modal.ts';
import type { DeskStay } from '../../wire/desk.ts';
import { ReadyList } from './Readiness.tsx';
import { leavesEarly, recordOf } from './stay-record.ts';

type StepDialogProps = {
  readonly stay: DeskStay;
  /** Check-in or check-out. */
  readonly action: Action;
  readonly today: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** OPS1: who, where, when, and what is missing, before the guests are let in or out. It warns, and the way stays open. */
export function StepDialog({ stay, action, today, onClose, onDone }: StepDialogProps) {
  const { t } = useTranslation('desk');
  const text = useText();
  const language = useLanguage();
  const id = useId();
  const dialog = useModal(onClose);
  const { run } = useRun();
  const { send, isSending, failure } = useSend();
  const dates = formatDateRange({ from: stay.checkIn, to: stay.checkOut, language });
  const who = [stay.guest ?? stay.code, stay.home, dates].join(' · ');

  const go = async () => {
    const sent = await send(() => run({ kind: 'action', record: recordOf(stay), action }, {}, { offersUndo: true }));
    if (sent.isDone) onDone();
  };
  return (
    <dialog
      ref={dialog}
      className="k-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-who`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}-title`}>{text(action.label)}</h2>
      <p id={`${id}-who`} className="k-desk-who">
        {who}
      </p>
      <ReadyList readiness={stay.readiness} />
      {!isReady(stay.readiness) && <p className="k-desk-warn">{t('step.warns')}</p>}
      {leavesEarly({ stay, action: action.name, today }) && <p className="k-desk-warn">{t('step.early')}</p>}
      {failure && (
        <p className="k-desk-failed" role="alert">
          {failure.message}
        </p>
      )}
      <div className="k-dialog-ways">
        <button type="button" className="k-control" onClick={onClose}>
          {t('step.cancel')}
        </button>
        <button type="button" className="k-control k-control-main" disabled={isSending} onClick={() => void go()}>
          {text(action.label)}
        </button>
      </div>
    </dialog>
  );
}
