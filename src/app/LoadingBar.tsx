import { useTranslation } from 'react-i18next';
import { useLoading } from './loading.ts';

/** Runs to about 82 % and waits there until the screen is there, then runs out and fades (spec §9). */
export function LoadingBar() {
  const { t } = useTranslation('access');
  const state = useLoading();
  if (state === 'idle') return null;
  return (
    <div className="k-loading" data-state={state} role="progressbar" aria-label={t('loading')}>
      <div className="k-loading-fill" />
    </div>
  );
}
