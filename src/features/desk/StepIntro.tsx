import Alert from 'antd/es/alert';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { Action } from '../../config/types.ts';
import { isReady } from '../../domain/reservations/readiness.ts';
import type { DeskStay } from '../../wire/desk.ts';
import { ReadyList } from './Readiness.tsx';
import { leavesEarly } from './stay-record.ts';

type StepIntroProps = {
  readonly stay: DeskStay;
  /** Check-in or check-out. */
  readonly action: Action;
  readonly today: string;
};

/** OPS1: what is missing, before the guests are let in or out. It warns, and the way stays open. */
export function StepIntro({ stay, action, today }: StepIntroProps) {
  const { t } = useTranslation('desk');
  // A deposit goes back with the check-out itself.
  const left = stay.readiness.filter(({ why }) => why !== 'giveBack');
  return (
    <Flex vertical gap={12} className="k-desk-intro">
      <ReadyList readiness={stay.readiness} />
      {stay.notes !== null && <p className="k-desk-notes">{stay.notes}</p>}
      {!isReady(left) && <Alert role="presentation" type="warning" message={t('step.warns')} />}
      {leavesEarly({ stay, action: action.name, today }) && (
        <Alert role="presentation" type="warning" message={t('step.early')} />
      )}
    </Flex>
  );
}
