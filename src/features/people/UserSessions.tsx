import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../engine/format.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { notify } from '../../providers/notification.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { UserSessions as Sessions } from '../../wire/people.ts';
import { endSessionsOf, sessionsPath } from './calls.ts';
import '../../ui/control.css';
import './people.css';

/** On the page of an account: where its person is signed in, and ending that. */
export function UserSessions({ resource, record }: PanelProps) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const { send, isSending } = useSend({ refreshes: [resource.name], failureKey: 'user-sessions' });
  const id = record?.id;
  const path = id === undefined ? undefined : sessionsPath(id);
  // What ends with a change of the account is gone from here too.
  const { data: sessions, failure, refresh } = useAnswer<Sessions>(path, { follows: [resource.name], about: id });
  if (id === undefined) return null;
  const end = async (session?: string) => {
    const sent = await send(endSessionsOf(id, session));
    if (sent.isDone) notify({ key: 'user-sessions', type: 'success', message: t('sessions.ended') });
  };
  if (failure) {
    return (
      <Notice kind="error" title={t('sessions.failed')} text={failure.message}>
        <button type="button" className="k-control" onClick={refresh}>
          {t('retry')}
        </button>
      </Notice>
    );
  }
  if (!sessions) return <Skeleton rows={2} label={t('loading')} />;
  const { items, mayEnd } = sessions;
  if (items.length === 0) return <p className="k-muted">{t('sessions.none')}</p>;
  const at = (value: string | null) => (value === null ? '–' : formatDateTime({ value, language }));
  const others = items.filter(({ isCurrent }) => !isCurrent);
  return (
    <div className="k-user-sessions">
      <ul>
        {items.map(({ id: session, browser, createdAt, lastUsedAt, isCurrent }) => (
          <li key={session}>
            <div>
              <strong>{browser || t('sessions.unknown')}</strong>{' '}
              {isCurrent && <Tag color="green">{t('sessions.here')}</Tag>}
              <small>
                {t('sessions.used', { at: at(lastUsedAt) })} · {t('sessions.since', { at: at(createdAt) })}
              </small>
            </div>
            {mayEnd && !isCurrent && (
              <button
                type="button"
                className="k-control"
                aria-label={t('sessions.endOne', { browser: browser || t('sessions.unknown') })}
                disabled={isSending}
                onClick={() => void end(session)}
              >
                {t('sessions.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {mayEnd && others.length > 1 && (
        <button type="button" className="k-control" disabled={isSending} onClick={() => void end()}>
          {t('sessions.endAll', { count: others.length })}
        </button>
      )}
    </div>
  );
}
