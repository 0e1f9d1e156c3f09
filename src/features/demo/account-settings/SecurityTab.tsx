import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiKeys } from './ApiKeys.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { Devices } from './Devices.tsx';

export function SecurityTab() {
  const { t } = useTranslation('demo-account-settings');
  return (
    <>
      <ChangePassword />
      <section className="k-panel">
        <h2>{t('twoStep.title')}</h2>
        <p>{t('twoStep.text')}</p>
        <ol>
          <li>{t('twoStep.one')}</li>
          <li>{t('twoStep.two')}</li>
          <li>{t('twoStep.three')}</li>
        </ol>
        <Link to="/v1/account">{t('twoStep.real')}</Link>
      </section>
      <ApiKeys />
      <Devices />
    </>
  );
}
