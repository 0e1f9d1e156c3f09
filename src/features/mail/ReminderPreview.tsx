import Typography from 'antd/es/typography';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { notify } from '../../providers/notification.ts';
import { Filters } from '../../engine/report/Filters.tsx';
import { Answered } from '../../ui/Answered.tsx';
import { Choice } from '../../ui/Choice.tsx';
import type { ReminderPreview as Preview } from '../../wire/mail.ts';
import { sendTest } from './calls.ts';

type ReminderPreviewProps = { readonly roles: readonly string[]; readonly onSent: () => void };

/** A preview of today's mail of a role, and a button to send it to oneself. */
export function ReminderPreview({ roles, onSent }: ReminderPreviewProps) {
  const { t } = useTranslation('mail');
  const [role, setRole] = useState(roles[0] ?? '');
  const { send, isSending } = useSend({ failureKey: 'reminder-test' });
  const path = `/daily-reminder/preview?role=${encodeURIComponent(role)}`;
  const answer = useAnswer<Preview>(role === '' ? undefined : path);
  if (role === '') return null;

  const handleTest = async () => {
    const sent = await send(sendTest(role));
    if (!sent.isDone) return;
    notify({ type: 'success', key: 'reminder-test', message: t('preview.sent', { to: sent.data.to }) });
    onSent();
  };
  return (
    <section className="k-panel" aria-busy={!answer.isCurrent}>
      <h2>{t('preview.title')}</h2>
      <Filters label={t('preview.title')}>
        {roles.length > 1 && (
          <Choice
            label={t('preview.role')}
            value={role}
            options={roles.map((each) => ({ value: each, label: t(`role.${each}`) }))}
            onChange={setRole}
          />
        )}
        <Button type="primary" disabled={isSending || !answer.data} onClick={() => void handleTest()}>
          {t('preview.test')}
        </Button>
      </Filters>
      <Answered rows={6} answer={answer}>
        {({ role: of, subject, sections }) => (
          <article
            className="k-ground k-below"
            style={{ maxWidth: 760 }}
            aria-label={t('preview.letter', { role: t(`role.${of}`) })}
          >
            <h3>{subject}</h3>
            {sections.length === 0 && <p>{t('preview.nothing')}</p>}
            {sections.map(({ id, title, count, lines }) => (
              <section key={id}>
                <h4>
                  {title} <Typography.Text type="secondary">{count}</Typography.Text>
                </h4>
                <ul>
                  {lines.map((line, index) => (
                    // Two homes may have the same line, and lines have no id.
                    <li key={`${index} ${line}`}>{line}</li>
                  ))}
                </ul>
              </section>
            ))}
          </article>
        )}
      </Answered>
    </section>
  );
}
