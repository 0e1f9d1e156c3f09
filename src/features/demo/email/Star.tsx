import { useTranslation } from 'react-i18next';
import type { Email } from '../../../domain/demo/emails.ts';

type StarProps = { readonly mail: Email; readonly onStar: () => void };

/** On or off, by its shape as well as its colour. */
export function Star({ mail, onStar }: StarProps) {
  const { t } = useTranslation('demo-email');
  const word = t(mail.isStarred ? 'unstar' : 'star');
  return (
    <button
      type="button"
      className="k-email-tool k-email-star"
      aria-pressed={mail.isStarred}
      aria-label={t('starOf', { subject: mail.subject })}
      title={word}
      onClick={onStar}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="m10 2.6 2.3 4.7 5.2.7-3.8 3.6.9 5.1-4.6-2.4-4.6 2.4.9-5.1L2.5 8l5.2-.7Z" />
      </svg>
    </button>
  );
}
