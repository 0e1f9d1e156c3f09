import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import { sessionUser } from '../../../providers/session.ts';
import { SecondFactor } from '../SecondFactor.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pairs } from '../../../ui/Pairs.tsx';
import { Password } from './Password.tsx';
import { AccountSessions } from './AccountSessions.tsx';

/** `/v1/account`: the signed-in person's own data, password and sessions. For every role. */
export function AccountScreen() {
  const { t } = useTranslation('account');
  return (
    <section style={{ maxWidth: 760 }} aria-label={t('title')}>
      <PageHead title={t('title')} />
      <Profile />
      <Password />
      <SecondFactor />
      <AccountSessions />
    </section>
  );
}

function Profile() {
  const { t } = useTranslation(['account', 'common']);
  const user = sessionUser();
  if (!user) return null;
  const facts = [
    [t('profile.name'), user.fullName],
    [t('profile.email'), user.email],
    [t('profile.role'), t(`common:role.${user.role}`, { defaultValue: user.role })],
  ];
  return (
    <section className="k-panel">
      <h2>{t('profile.title')}</h2>
      <Pairs pairs={facts.map(([label = '', value]) => ({ key: label, label, value }))} />
      <Typography.Paragraph type="secondary">{t('profile.advice')}</Typography.Paragraph>
    </section>
  );
}
