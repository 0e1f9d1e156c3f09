import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useList } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Row } from '../../../config/types.ts';
import { optionOf } from '../../../config/options.ts';
import { callOf } from '../../../domain/text/phone-ways.ts';
import { formatDateRange, formatMoney } from '../../../engine/format.ts';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { bestPath } from '../../../engine/resource/paths.ts';
import { textIn } from '../../../engine/resource/text-in.ts';
import { useSend } from '../../../engine/resource/use-send.ts';
import { useLanguage, useText } from '../../../engine/resource/use-text.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { PairView } from '../../../ui/Pairs.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { InboxStay, InboxThread } from '../../../wire/inbox.ts';
import { linkThread } from './calls.ts';

type ThreadFactsProps = { readonly thread: InboxThread; readonly onLinked: (threadId: string) => void };

/** The data beside a thread: the guest, the stay and the remaining amount, with links to them. */
export function ThreadFacts({ thread, onLinked }: ThreadFactsProps) {
  const { t } = useTranslation('inbox');
  const { config } = useEngine();
  const { guests } = config.resources;
  const { guest, stay, email, phone } = thread;
  const guestWay = guest && guests && bestPath({ resource: guests, id: guest.id });
  return (
    <aside className="k-box k-stack k-talk-facts" aria-label={t('facts.title')}>
      <h3>{guestWay ? <Link to={guestWay}>{guest.name}</Link> : (guest?.name ?? thread.head?.name)}</h3>
      <Flex vertical gap={2}>
        {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
        {phone !== '' && <a href={callOf(phone)}>{phone}</a>}
      </Flex>
      {stay ? <Stay stay={stay} /> : <LinkStay thread={thread} onLinked={onLinked} />}
    </aside>
  );
}

function Stay({ stay }: { readonly stay: InboxStay }) {
  const { t } = useTranslation('inbox');
  const text = useText();
  const language = useLanguage();
  const { reservations, estates } = useEngine().config.resources;
  const way = reservations && bestPath({ resource: reservations, id: stay.id });
  const homeWay = estates && bestPath({ resource: estates, id: stay.estateId });
  const state = optionOf(reservations?.fields['status'], stay.status);
  const { currency } = stay;
  const money = (minor: number) => formatMoney({ minor, currency, language });
  return (
    <dl className="k-stack">
      <PairView
        label={t('facts.stay')}
        value={
          <>
            {way ? <Link to={way}>{stay.code}</Link> : stay.code}{' '}
            {state && <Tag color={state.color}>{text(state.label)}</Tag>}
          </>
        }
      />
      <PairView label={t('facts.home')} value={homeWay ? <Link to={homeWay}>{stay.home}</Link> : stay.home} />
      <PairView label={t('facts.dates')} value={formatDateRange({ from: stay.checkIn, to: stay.checkOut, language })} />
      <PairView label={t('facts.people')} value={stay.people} />
      <PairView label={t('facts.total')} value={money(stay.total)} />
      <PairView label={t('facts.remaining')} value={<strong>{money(stay.remaining)}</strong>} />
    </dl>
  );
}

const FOUND = 20;

/** Finds the stay of a thread from an unknown sender. */
function LinkStay({ thread, onLinked }: ThreadFactsProps) {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const { config } = useEngine();
  const { send, isSending } = useSend({ refreshes: ['conversations', 'messages'], failureKey: 'inbox' });
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const mayLink =
    config.resources['messages']?.can.includes('retry') === true && config.resources['reservations'] !== undefined;
  const { result, query } = useList<Row & { id: string }>({
    resource: 'reservations',
    pagination: { currentPage: 1, pageSize: FOUND },
    filters: typed === '' ? [] : [{ field: 'q', operator: 'eq', value: typed }],
    errorNotification: false,
    queryOptions: { enabled: mayLink && typed !== '' },
  });
  if (!mayLink) return <p className="k-muted">{t('facts.noStay')}</p>;
  const handleLink = async () => {
    if (chosen === undefined) return;
    const sent = await send(linkThread(thread.id, chosen));
    if (sent.isDone) onLinked(sent.data.threadId);
  };
  const options = result.data.map((row) => ({
    value: row.id,
    label: `${textIn(row, 'code')} · ${formatDateRange({ from: textIn(row, 'checkIn'), to: textIn(row, 'checkOut'), language })}`,
  }));
  return (
    <Flex vertical gap={8}>
      <p className="k-muted">{t('facts.noStay')}</p>
      <Choice
        label={t('facts.find')}
        value={chosen}
        options={options}
        loading={query.isFetching}
        filterOption={false}
        onSearch={setTyped}
        onChange={setChosen}
        placeholder={t('facts.findHint')}
        style={{ width: '100%' }}
      />
      <Button disabled={chosen === undefined || isSending} onClick={() => void handleLink()}>
        {t('facts.link')}
      </Button>
    </Flex>
  );
}
