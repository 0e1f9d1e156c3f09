import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { notify } from '../../providers/notification.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ReminderPreview as Preview } from '../../wire/mail.ts';
import { sendTest } from './calls.ts';

type ReminderPreviewProps = { readonly roles: readonly string[]; readonly onSent: () => void };

/** Today's mail of a role as it would be written now, and the way to have it sent to oneself. */
export function ReminderPreview({ roles, onSent }: ReminderPreviewProps) {
  const { t } = useTranslation('mail');
  const [role, setRole] = useState(roles[0] ?? '');
  const { send, isSending } = useSend({ failureKey: 'reminder-test' });
  const path = `/daily-reminder/preview?role=${encodeURIComponent(role)}`;
  const { data, isCurrent, failure, refresh } = useAnswer<Preview>(role === '' ? undefined : path);
  if (role === '') return null;

  const handleTest = async () => {
    const sent = await send(sendTest(role));
    if (!sent.isDone) return;
    notify({ type: 'success', key: 'reminder-test', message: t('preview.sent', { to: sent.data.to }) });
    onSent();
  };
  return (
    <section className="k-panel" aria-busy={!isCurrent}>
      <h2>{t('preview.title')}</h2>
      <div className="k-controls k-mail-ways">
        {roles.length > 1 && (
          <label>
            {t('preview.role')}
            <select value={role} onChange={(event) => setRole(event.target.value)}>
              {roles.map((each) => (
                <option key={each} value={each}>
                  {t(`role.${each}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        <button
          type="button"
          className="k-control k-control-main"
          disabled={isSending || !data}
          onClick={() => void handleTest()}
        >
          {t('preview.test')}
        </button>
      </div>
      {failure && (
        <Notice kind="error" title={t('failed')} text={failure.message}>
          <button type="button" className="k-control" onClick={refresh}>
            {t('retry')}
          </button>
        </Notice>
      )}
      {!data && !failure && <Skeleton rows={6} label={t('loading')} />}
      {data && (
        <article className="k-mail-letter" aria-label={t('preview.letter', { role: t(`role.${data.role}`) })}>
          <h3>{data.subject}</h3>
          {data.sections.length === 0 && <p>{t('preview.nothing')}</p>}
          {data.sections.map(({ id, title, count, lines }) => (
            <section key={id}>
              <h4>
                {title} <span className="k-mail-count">{count}</span>
              </h4>
              <ul>
                {lines.map((line, index) => (
                  // Two homes may have the same line, and lines have nothing else.
                  <li key={`${index} ${line}`}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
        </article>
      )}
    </section>
  );
}
