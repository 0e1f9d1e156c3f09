import { useTranslation } from 'react-i18next';

/** Shown for a missing value: a dash, with a word for screen readers. */
export function Nothing() {
  const { t } = useTranslation('fields');
  return (
    <span className="k-muted">
      <span aria-hidden="true">–</span>
      <span className="k-hidden">{t('none')}</span>
    </span>
  );
}
