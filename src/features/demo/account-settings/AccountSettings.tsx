import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { AccountTab } from './AccountTab.tsx';
import { BillingTab } from './BillingTab.tsx';
import { ConnectionTab } from './ConnectionTab.tsx';
import { NotificationTab } from './NotificationTab.tsx';
import { SecurityTab } from './SecurityTab.tsx';

const ADDRESS = '/pages/account-settings';
const TABS = {
  account: <AccountTab />,
  security: <SecurityTab />,
  'billing-plans': <BillingTab />,
  notification: <NotificationTab />,
  connection: <ConnectionTab />,
} as const;
type TabName = keyof typeof TABS;
const NAMES = Object.keys(TABS) as TabName[];

/** `/pages/account-settings/:tab`: no call of the demo keeps them, so this browser does. */
export function AccountSettings() {
  const { t } = useTranslation('demo-account-settings');
  const { tab } = useParams();
  const navigate = useNavigate();
  const active = NAMES.find((name) => name === tab);
  if (active === undefined) return <Navigate to={`${ADDRESS}/account`} replace />;
  return (
    <>
      <PageHead title={t('title')} />
      <p className="k-muted">{t('note')}</p>
      <Tabs
        label={t('tabs')}
        active={active}
        onChange={(key) => void navigate(`${ADDRESS}/${key}`)}
        tabs={NAMES.map((key) => ({ key, label: t(`tab.${key}`), content: TABS[key] }))}
      />
    </>
  );
}
