import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../../../engine/resource/PanelView.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { recordText } from '../parts/record-text.ts';
import { PayingCards } from '../account/PayingCards.tsx';
import { UserPart } from './UserPart.tsx';

/** A user's plan, and its payment. */
export function UserBilling({ record }: PanelProps) {
  const { t } = useTranslation('demo-people');
  if (!record) return null;
  return (
    <>
      <UserPart title={t('plan.title')}>
        <CurrentPlan record={record} />
      </UserPart>
      <UserPart title={t('card.title')}>
        <PayingCards of={`user-${record.id}`} holder={recordText(record, 'fullName')} />
      </UserPart>
    </>
  );
}
