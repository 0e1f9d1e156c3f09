import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../engine/format.ts';
import { useAnswer } from '../../../engine/resource/use-answer.ts';
import { useSend } from '../../../engine/resource/use-send.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { endOtherSessions, endSession, OWN_SESSIONS } from '../../../providers/account.ts';
import type { OwnSessions } from '../../../wire/sign-in.ts';
import { notify } from '../../../providers/notification.ts';
import { sessionUser, subscribeSession } from '../../../providers/session.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';

/** Where the person is signed in, and the way to end it there. */
export function Sessions() {
  const { t } = useTranslation('account');
  const { data, failure, refresh } = useAnswer<OwnSessions>(OWN_SESSIONS);
  const sessions = data?.items;
  const { send, isSending } = useSend({ failureKey: 'sessions' });
  const [isAsking, setIsAsking] = useState(false);
  const follow = useEffectEvent(() => sessionUser() && refresh());
  // A changed password or a renewal in another tab: what is listed may have ended.
  useEffect(() => subscribeSession(() => follow()), []);

  const end = async (work: () => Promise<void>, message: string) => {
    const sent = await send(work);
    if (sent.isDone) notify({ key: 'sessions', type: 'success', message });
    setIsAsking(false);
    refresh();
  };

  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <section className="k-panel">
      <h2>{t('sessions.title')}</h2>
      <p className="k-muted">{t('sessions.lead')}</p>
      {failure && (
        <p className="k-account-error" role="alert">
          {failure.message}{' '}
          <button type="button" className="k-account-link" onClick={refresh}>
            {t('sessions.retry')}
          </button>
        </p>
      )}
      {!sessions && !failure && <Skeleton rows={2} label={t('sessions.loading')} />}
      <ul className="k-account-sessions">
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={isSending}
            onEnd={() => void end(() => endSession(session.id), t('sessions.ended'))}
          />
        ))}
      </ul>
      {others.length > 0 && !isAsking && (
        <button type="button" className="k-account-quiet" onClick={() => setIsAsking(true)}>
          {t('sessions.endOthers')}
        </button>
      )}
      {others.length > 0 && isAsking && (
        <div className="k-account-ask" role="group" aria-label={t('sessions.endOthers')}>
          <p>{t('sessions.sure', { count: others.length })}</p>
          <button
            type="button"
            className="k-account-quiet k-account-danger"
            autoFocus
            disabled={isSending}
            onClick={() => void end(endOtherSessions, t('sessions.othersEnded'))}
          >
            {t('sessions.yes')}
          </button>
          <button type="button" className="k-account-quiet" onClick={() => setIsAsking(false)}>
            {t('sessions.no')}
          </button>
        </div>
      )}
    </section>
  );
}

type SessionRowProps = {
  readonly session: OwnSessions['items'][number];
  readonly isEnding: boolean;
  readonly onEnd: () => void;
};

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const browser = session.browser || t('sessions.unknown');
  const at = (value: string | null) => (value === null ? '–' : formatDateTime({ value, language }));
  return (
    <li>
      <div>
        <strong>{browser}</strong> {session.isCurrent && <span className="k-account-here">{t('sessions.here')}</span>}
        <small>
          {t('sessions.used', { at: at(session.lastUsedAt) })} · {t('sessions.since', { at: at(session.createdAt) })}
        </small>
        <small>{t(session.isRemembered ? 'sessions.remembered' : 'sessions.brief')}</small>
      </div>
      {!session.isCurrent && (
        <button
          type="button"
          className="k-account-quiet"
          aria-label={t('sessions.endOne', { browser })}
          disabled={isEnding}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </button>
      )}
    </li>
  );
}
