import { useTranslation } from 'react-i18next';

/** Runs to about 82 % and waits there until the screen takes its place (spec §9). */
export function LoadingBar() {
  const { t } = useTranslation('access');
  return (
    <div className="k-loading" role="progressbar" aria-label={t('loading')}>
      <div className="k-loading-fill" />
    </div>
  );
}
