import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { Email } from '../../../domain/demo/emails.ts';

type StarProps = { readonly mail: Email; readonly onStar: () => void };

/** On or off, by shape as well as colour. */
export function Star({ mail, onStar }: StarProps) {
  const { t } = useTranslation('demo-email');
  return (
    <Button
      type="text"
      icon={
        <span aria-hidden="true" style={mail.isStarred ? { color: 'var(--k-star)' } : undefined}>
          {mail.isStarred ? '★' : '☆'}
        </span>
      }
      aria-pressed={mail.isStarred}
      aria-label={t('starOf', { subject: mail.subject })}
      title={t(mail.isStarred ? 'unstar' : 'star')}
      onClick={onStar}
    />
  );
}
