import { useTranslation } from 'react-i18next';
import './visitor-form.css';
import type { VisitorForm } from './use-visitor-form.ts';

/** Seconds between two announcements of the countdown: each second would be noise to a screen reader. */
const STEP = 10;

type FormEndProps = { readonly form: VisitorForm; readonly label: string; readonly busyLabel: string };

/** The end of every visitor form: general errors, the waiting time, the button. */
export function FormEnd({ form: { isBusy, wait, textAt }, label, busyLabel }: FormEndProps) {
  const { t } = useTranslation('access');
  const problem = textAt('form');
  return (
    <>
      {problem !== undefined && (
        <p className="k-told k-bad" role="alert">
          {problem}
        </p>
      )}
      {wait.seconds > 0 && (
        <p className="k-told k-warned" aria-hidden="true">
          {t('login.tooMany', { count: wait.seconds })}
        </p>
      )}
      {/* There from the start: a region that appears together with its text is not always read out. */}
      <p className="k-hidden" role="status" aria-live="polite">
        {wait.seconds > 0 && t('login.tooMany', { count: Math.ceil(wait.seconds / STEP) * STEP })}
        {wait.isOver && t('login.waitOver')}
      </p>
      <button type="submit" className="k-button" disabled={isBusy || wait.seconds > 0} aria-busy={isBusy}>
        {isBusy ? busyLabel : label}
      </button>
    </>
  );
}
