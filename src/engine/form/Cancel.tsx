import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** The way out of a form without saving. */
export function Cancel({ to }: { to: string }) {
  const { t } = useTranslation('form');
  return (
    <Link className="k-cancel" to={to}>
      {t('cancel')}
    </Link>
  );
}
