import { useTranslation } from 'react-i18next';

/** Where a record has no value: a dash for the eye, a word for the ear. */
export function Nothing() {
  const { t } = useTranslation('fields');
  return (
    <span className="k-muted">
      <span aria-hidden="true">–</span>
      <span className="k-hidden">{t('none')}</span>
    </span>
  );
}
