import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

/** A role that may list nothing, or a configuration without resources. */
export function EmptyStart() {
  const { t } = useTranslation('menu');
  return (
    <section className="k-raised k-stack k-failure">
      <h1>{t('empty.title')}</h1>
      <p>{t('empty.text')}</p>
    </section>
  );
}

/** A page whose code is not in this version of the product; the menu and all else go on. */
export function ScreenMissing() {
  const { t } = useTranslation('page');
  return (
    <section className="k-raised k-stack k-failure">
      <h1>{t('missing.title')}</h1>
      <p>{t('missing.text')}</p>
      <code>{useLocation().pathname}</code>
    </section>
  );
}
