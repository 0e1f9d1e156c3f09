import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import { useList } from '@refinedev/core';
import { textIn } from '../../engine/resource/text-in.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientConfig, ClientResource, Row } from '../../config/types.ts';
import { STAY_KINDS, type StayKind } from '../../domain/mail/template.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { notify } from '../../providers/notification.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Filters } from '../../engine/report/Filters.tsx';
import type { GuestMessagePreview } from '../../wire/mail.ts';
import { type GuestMessage, sendToGuest } from './calls.ts';
import { MessageList } from './MessageList.tsx';
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
    <Flex vertical gap="middle">
      {outbox.can.includes('retry') && (isClosed ? <p>{t('guest.closed')}</p> : <Compose record={record} />)}
      <Sent outbox={outbox} record={record} />
    </Flex>
  );
}

/** Chooses, shows and sends one message. */
function Compose({ record }: Pick<GuestMessagesProps, 'record'>) {
  const { t } = useTranslation('mail');
  const [kind, setKind] = useState<StayKind>('GUEST_CONFIRMATION');
  /** '' = the guest's own. */
  const [language, setLanguage] = useState<'' | 'tr' | 'en'>('');
  const mail = useSend({ refreshes: ['messages'], failureKey: 'guest-message' });
  // WhatsApp opens by its link, whatever else is on its way: it is noted beside.
  const note = useSend({ refreshes: ['messages'], failureKey: 'guest-message' });
  const query = new URLSearchParams({ reservationId: record.id, kind, ...(language === '' ? {} : { language }) });
  const answer = useAnswer<GuestMessagePreview>(`/guest-messages/preview?${query.toString()}`, {
    follows: FOLLOWED,
    about: record.id,
  });
  const { data, isCurrent } = answer;

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
      <Filters>
        <Choice
          label={t('guest.kind')}
          value={kind}
          options={STAY_KINDS.map((each) => ({ value: each, label: t(`kind.${each}`) }))}
          onChange={setKind}
        />
        <Choice
          label={t('guest.language')}
          value={language || data?.language}
          options={(['tr', 'en'] as const).map((each) => ({ value: each, label: t(`language.${each}`) }))}
          onChange={setLanguage}
        />
      </Filters>
      <Answered rows={6} answer={answer}>
        {({ subject, body, language: written, email, phone, whatsAppUrl }) => (
          <>
            <article className="k-mail-letter" lang={written} aria-label={t('guest.preview')}>
              <h3>{subject}</h3>
              <div className="k-mail-text">{body}</div>
            </article>
            <Flex wrap gap="small" align="center">
              <Button
                type="primary"
                disabled={mail.isSending || !isCurrent || email === ''}
                onClick={() => void handleSend('MAIL')}
              >
                {t('guest.mail')}
              </Button>
              {whatsAppUrl !== null && (
                <Button
                  href={whatsAppUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                  onClick={() => void handleSend('WHATSAPP_LINK')}
                >
                  {t('guest.whatsApp')}
                </Button>
              )}
              <Typography.Text type="secondary">
                {email === '' ? t('guest.noEmail') : email}
                {' · '}
                {phone === '' ? t('guest.noPhone') : phone}
              </Typography.Text>
            </Flex>
          </>
        )}
      </Answered>
    </section>
  );
}

/** What stands in the outbox for this stay, the newest first. */
function Sent({ outbox, record }: { readonly outbox: ClientResource; readonly record: Row }) {
  const { t } = useTranslation('mail');
  const { query, result } = useList<Row & { id: string }>({
    resource: 'messages',
    pagination: { currentPage: 1, pageSize: SHOWN },
    sorters: [{ field: 'createdAt', order: 'desc' }],
    filters: [{ field: 'reservationId', operator: 'eq', value: record.id }],
    errorNotification: false,
    queryOptions: { placeholderData: (previous) => previous },
  });
  if (query.isLoading) return null;
  return (
    <section aria-label={t('guest.history')}>
      <h3>{t('guest.history')}</h3>
      <MessageList
        outbox={outbox}
        rows={result.data}
        what={(row) => t(`channel.${textIn(row, 'channel')}`)}
        none={t('guest.none')}
      />
    </section>
  );
}
