import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

/** No screen at this address; the menu stays, so the way on is at hand. */
export function ScreenNotFound() {
  const { t } = useTranslation('access');
  return (
    <section className="k-failure">
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <code>{useLocation().pathname}</code>
      <Link className="k-button" to="/">
        {t('home')}
      </Link>
    </section>
  );
}

/** A role that may list nothing, or a configuration without resources. */
export function EmptyStart() {
  const { t } = useTranslation('menu');
  return (
    <section className="k-failure">
      <h1>{t('empty.title')}</h1>
      <p>{t('empty.text')}</p>
    </section>
  );
}
