import Alert from 'antd/es/alert';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { Action } from '../../config/types.ts';
import { isReady } from '../../domain/reservations/readiness.ts';
import type { DeskStay } from '../../wire/desk.ts';
import { GuestLink } from '../reservations/guest-link/GuestLink.tsx';
import { ReadyList } from './Readiness.tsx';
import { leavesEarly } from './stay-record.ts';

type StepIntroProps = {
  readonly stay: DeskStay;
  /** Check-in or check-out. */
  readonly action: Action;
  readonly today: string;
};

/** Missing items that the dialog itself completes, by their reason. */
const SETTLED: Readonly<Record<string, readonly string[]>> = {
  checkIn: ['owes', 'due', 'dirty', 'inProgress'],
  finish: ['owes', 'giveBack'],
};

/** OPS1: the missing items before a check-in or check-out. It warns and never blocks. */
export function StepIntro({ stay, action, today }: StepIntroProps) {
  const { t } = useTranslation('desk');
  // The dialog itself shows the deposit held.
  const left = stay.readiness.filter(({ why }) => !SETTLED[action.name]?.includes(why));
  const lacksData = left.some(({ thing, state }) => thing === 'guestData' && state === 'missing');
  return (
    <Flex vertical gap={12} className="k-below">
      <ReadyList readiness={stay.readiness.filter(({ why }) => why !== 'giveBack')} />
      {stay.notes !== null && <p className="k-desk-notes">{stay.notes}</p>}
      {lacksData && action.name === 'checkIn' && (
        <GuestLink stayId={stay.id} link={null} mayLink onChange={() => undefined} />
      )}
      {!isReady(left) && <Alert role="presentation" type="warning" message={t('step.warns')} />}
      {leavesEarly({ stay, action: action.name, today }) && (
        <Alert role="presentation" type="warning" message={t('step.early')} />
      )}
    </Flex>
  );
}
