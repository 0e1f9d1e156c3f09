import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { recordPath } from '../../engine/resource/paths.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { KbsOverview } from '../../wire/kbs.ts';
import { sendAll } from './calls.ts';
import { useOverview } from './use-overview.ts';
import '../../ui/control.css';
import './kbs.css';

/** Above the list: how much is to report, sending all of it, how far that is, and whose data are missing (KB6). */
export function KbsSend({ config }: PanelProps) {
  const { t } = useTranslation('kbs');
  const { data: overview, failure, refresh } = useOverview();
  /** How many were sent by the last press; the rest of them is still on its way. */
  const [queued, setQueued] = useState(0);
  const { send, isSending, failure: refused } = useSend({ refreshes: ['kbs-notifications'] });
  if (failure) {
    return (
      <Notice kind="error" title={t('failed')} text={failure.message}>
        <button type="button" className="k-control" onClick={refresh}>
          {t('retry')}
        </button>
      </Notice>
    );
  }
  if (!overview) return <Skeleton rows={2} label={t('loading')} />;
  const { counts, waiting } = overview;
  const handleSend = async () => {
    const sent = await send(sendAll);
    if (sent.isDone) setQueued(sent.data.queued);
  };
  const done = Math.max(0, queued - counts.sending);
  const maySend = config.resources['kbs-notifications']?.can.includes('send') === true;
  return (
    <section className="k-kbs" aria-label={t('title')}>
      <ul className="k-kbs-counts">
        {(['ready', 'incomplete', 'sending', 'errors', 'overdue'] as const).map((name) => (
          <li key={name} data-tone={counts[name] > 0 ? name : undefined}>
            <strong>{counts[name]}</strong> {t(`count.${name}`)}
          </li>
        ))}
      </ul>
      {maySend && (
        <div className="k-kbs-ways">
          <button
            type="button"
            className="k-control k-control-main"
            disabled={isSending || counts.ready === 0}
            onClick={() => void handleSend()}
          >
            {t('sendAll', { count: counts.ready })}
          </button>
          {queued > 0 && (
            <span className="k-kbs-progress">
              <progress max={queued} value={done} aria-label={t('progress', { done, all: queued })} />
              <span role="status">{t('progress', { done, all: queued })}</span>
            </span>
          )}
        </div>
      )}
      {refused && (
        <p className="k-kbs-problem" role="alert">
          {refused.message}
        </p>
      )}
      {waiting > 0 && (
        <p className="k-kbs-problem" role="status">
          {t('unreachable', { count: waiting })}
        </p>
      )}
      <Missing config={config} overview={overview} />
    </section>
  );
}

/** Whose data are missing, each with the way to complete them. */
function Missing({ config, overview }: Pick<PanelProps, 'config'> & { readonly overview: KbsOverview }) {
  const { t } = useTranslation('kbs');
  const { guests, reservations } = config.resources;
  const { incomplete, unknown } = overview;
  if (incomplete.length + unknown.length === 0 || !guests || !reservations) return null;
  const stayPath = (id: string) => recordPath({ resource: reservations, to: 'show', id });
  return (
    <details className="k-kbs-missing">
      <summary>{t('missingTitle', { count: incomplete.length + unknown.length })}</summary>
      <ul>
        {incomplete.map(({ id, guestId, guest, reservationId, code, missing }) => (
          <li key={id}>
            <span>
              <strong>{guest}</strong> · <Link to={stayPath(reservationId)}>{code}</Link>:{' '}
              {missing.map((name) => t(`missing.${name}`)).join(', ')}
            </span>
            <Link
              className="k-control k-kbs-jump"
              to={recordPath({ resource: guests, to: 'edit', id: guestId })}
              aria-label={t('complete', { name: guest })}
            >
              {t('completeShort')}
            </Link>
          </li>
        ))}
        {unknown.map(({ reservationId, code, estate, known, expected }) => (
          <li key={reservationId}>
            <span>
              <strong>{code}</strong> · {estate}: {t('fewer', { known, expected })}
            </span>
            <Link className="k-control k-kbs-jump" to={stayPath(reservationId)}>
              {t('addPersons')}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
