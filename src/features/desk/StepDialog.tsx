import Alert from 'antd/es/alert';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { Action } from '../../config/types.ts';
import { isReady } from '../../domain/reservations/readiness.ts';
import { formatDateRange } from '../../engine/format.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { useRun } from '../../engine/run/use-run.ts';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { OpenModal } from '../../ui/OpenModal.tsx';
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
  const { run } = useRun();
  const { send, isSending, failure } = useSend();
  const dates = formatDateRange({ from: stay.checkIn, to: stay.checkOut, language });
  const who = [stay.guest ?? stay.code, stay.home, dates].join(' · ');

  const go = async () => {
    const sent = await send(() => run({ kind: 'action', record: recordOf(stay), action }, {}, { offersUndo: true }));
    if (sent.isDone) onDone();
  };
  return (
    <OpenModal
      title={text(action.label)}
      cancelText={t('step.cancel')}
      okText={text(action.label)}
      okButtonProps={{ loading: isSending }}
      onOk={() => void go()}
      onCancel={onClose}
    >
      <Flex vertical gap={12}>
        <strong>{who}</strong>
        <ReadyList readiness={stay.readiness} />
        {!isReady(stay.readiness) && <Alert role="presentation" type="warning" message={t('step.warns')} />}
        {leavesEarly({ stay, action: action.name, today }) && (
          <Alert role="presentation" type="warning" message={t('step.early')} />
        )}
        {failure && <Alert type="error" message={failure.message} />}
      </Flex>
    </OpenModal>
  );
}
