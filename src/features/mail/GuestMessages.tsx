import { useList } from '@refinedev/core';
import { textIn } from '../../engine/resource/text-in.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientConfig, Row } from '../../config/types.ts';
import { GUEST_KINDS, type GuestKind } from '../../domain/mail/template.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { formatDateTime } from '../../engine/format.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { bestPath } from '../../engine/resource/paths.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { notify } from '../../providers/notification.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { GuestMessagePreview } from '../../wire/mail.ts';
import { type GuestMessage, sendToGuest } from './calls.ts';
import { StatusTag } from './StatusTag.tsx';
import '../../ui/control.css';
import './mail.css';

type GuestMessagesProps = { readonly config: ClientConfig; readonly record: Row };
const SHOWN = 20;
/** A letter is made of these; payments and charges change the stay that they belong to. */
const FOLLOWED = ['reservations', 'guests', 'estates', 'message-templates', 'settings'];
/** What a stay's guest was told, and the way to tell more: confirmation, arrival or departure, by mail or WhatsApp. */
export function GuestMessages({ config, record }: GuestMessagesProps) {
  const { t } = useTranslation('mail');
  const outbox = config.resources['messages'];
  if (outbox?.can.includes('list') !== true) return null;
  const isClosed = ['CANCELLED', 'FAILED', 'ALLREADYTAKEN'].includes(textIn(record, 'status'));
  return (
    <div className="k-mail">
      {outbox.can.includes('retry') && (isClosed ? <p>{t('guest.closed')}</p> : <Compose record={record} />)}
      <Sent config={config} record={record} />
    </div>
  );
}

/** Chooses, shows and sends one message. */
function Compose({ record }: Pick<GuestMessagesProps, 'record'>) {
  const { t } = useTranslation('mail');
  const [kind, setKind] = useState<GuestKind>('GUEST_CONFIRMATION');
  /** '' = the guest's own. */
  const [language, setLanguage] = useState('');
  const mail = useSend({ refreshes: ['messages'], failureKey: 'guest-message' });
  // WhatsApp opens by its link, whatever else is on its way: it is noted beside.
  const note = useSend({ refreshes: ['messages'], failureKey: 'guest-message' });
  const query = new URLSearchParams({ reservationId: record.id, kind, ...(language === '' ? {} : { language }) });
  const { data, isCurrent, failure, refresh } = useAnswer<GuestMessagePreview>(
    `/guest-messages/preview?${query.toString()}`,
    { follows: FOLLOWED, about: record.id },
  );

  const handleSend = async (channel: GuestMessage['channel']) => {
    if (!data) return;
    const { send } = channel === 'MAIL' ? mail : note;
    const sent = await send(sendToGuest({ reservationId: record.id, kind, language: data.language, channel }));
    if (!sent.isDone) return;
    const message = t(channel === 'MAIL' ? 'guest.sent' : 'guest.noted', { to: sent.data.to });
    notify({ type: 'success', key: 'guest-message', message });
  };
  return (
    <section aria-label={t('guest.title')} aria-busy={!isCurrent}>
      <div className="k-controls k-mail-ways">
        <label>
          {t('guest.kind')}
          <select value={kind} onChange={(event) => setKind(event.target.value as GuestKind)}>
            {GUEST_KINDS.map((each) => (
              <option key={each} value={each}>
                {t(`kind.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('guest.language')}
          <select value={language || (data?.language ?? '')} onChange={(event) => setLanguage(event.target.value)}>
            {!data && language === '' && <option value="" />}
            {(['tr', 'en'] as const).map((each) => (
              <option key={each} value={each}>
                {t(`language.${each}`)}
              </option>
            ))}
          </select>
        </label>
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
        <>
          <article className="k-mail-letter" lang={data.language} aria-label={t('guest.preview')}>
            <h3>{data.subject}</h3>
            <div className="k-mail-text">{data.body}</div>
          </article>
          <div className="k-mail-ways">
            <button
              type="button"
              className="k-control k-control-main"
              disabled={mail.isSending || !isCurrent || data.email === ''}
              onClick={() => void handleSend('MAIL')}
            >
              {t('guest.mail')}
            </button>
            {data.whatsAppUrl !== null && (
              <a
                className="k-control k-mail-link"
                href={data.whatsAppUrl}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => void handleSend('WHATSAPP_LINK')}
              >
                {t('guest.whatsApp')}
              </a>
            )}
            <span className="k-mail-muted">
              {data.email === '' ? t('guest.noEmail') : data.email}
              {' · '}
              {data.phone === '' ? t('guest.noPhone') : data.phone}
            </span>
          </div>
        </>
      )}
    </section>
  );
}

/** What stands in the outbox for this stay, the newest first. */
function Sent({ config, record }: GuestMessagesProps) {
  const { t } = useTranslation('mail');
  const language = useLanguage();
  const outbox = config.resources['messages'];
  const { query, result } = useList<Row & { id: string }>({
    resource: 'messages',
    pagination: { currentPage: 1, pageSize: SHOWN },
    sorters: [{ field: 'createdAt', order: 'desc' }],
    filters: [{ field: 'reservationId', operator: 'eq', value: record.id }],
    errorNotification: false,
    queryOptions: { placeholderData: (previous) => previous },
  });
  if (!outbox || query.isLoading) return null;
  return (
    <section aria-label={t('guest.history')}>
      <h3>{t('guest.history')}</h3>
      {result.data.length === 0 ? (
        <p className="k-mail-muted">{t('guest.none')}</p>
      ) : (
        <ul className="k-mail-log">
          {result.data.map((row) => {
            const way = bestPath({ resource: outbox, id: row.id });
            const subject = textIn(row, 'subject');
            return (
              <li key={row.id}>
                <StatusTag status={textIn(row, 'status')} />
                <span>{formatDateTime({ value: textIn(row, 'sentAt') || textIn(row, 'createdAt'), language })}</span>
                <span>{t(`channel.${textIn(row, 'channel')}`)}</span>
                {way === undefined ? subject : <Link to={way}>{subject}</Link>}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
