import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../../../engine/resource/PanelView.tsx';
import { BillingAddress } from './BillingAddress.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { PayingCards } from './PayingCards.tsx';
import { UserPart } from './UserPart.tsx';

/** What a user has, how it is paid, and where the bills go. */
export function UserBilling({ record }: PanelProps) {
  const { t } = useTranslation('demo-people');
  if (!record) return null;
  return (
    <>
      <UserPart title={t('plan.title')}>
        <CurrentPlan record={record} />
      </UserPart>
      <UserPart title={t('card.title')}>
        <PayingCards record={record} />
      </UserPart>
      <UserPart title={t('address.title')}>
        <BillingAddress record={record} />
      </UserPart>
    </>
  );
}
