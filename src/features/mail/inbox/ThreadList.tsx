import Badge from 'antd/es/badge';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { useList } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Row } from '../../../config/types.ts';
import { optionOf, optionsOf } from '../../../config/options.ts';
import { formatDateTime } from '../../../engine/format.ts';
import { answerOf } from '../../../engine/resource/answer-of.ts';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { textIn } from '../../../engine/resource/text-in.ts';
import { useLanguage, useText } from '../../../engine/resource/use-text.ts';
import { Answered } from '../../../ui/Answered.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Pages } from '../../../ui/Pages.tsx';
import { Tag } from '../../../ui/Tag.tsx';

/** Threads per page: the server sends no more, however many there are. */
const PAGE = 25;
const ALL = 'all';

export type ThreadQuery = {
  readonly view: string;
  readonly channel: string;
  readonly q: string;
  readonly page: number;
};
type ThreadListProps = {
  readonly asked: ThreadQuery;
  readonly chosen: string | undefined;
  readonly onAsk: (asked: Partial<ThreadQuery>) => void;
  readonly wayTo: (id: string) => string;
};

/** The threads, the one with the latest message first; the server searches, filters and paginates. */
export function ThreadList({ asked, chosen, onAsk, wayTo }: ThreadListProps) {
  const { t } = useTranslation('inbox');
  const text = useText();
  const { config } = useEngine();
  const [typed, setTyped] = useState(asked.q);
  const threads = config.resources['conversations'];
  const { view, channel, q, page } = asked;
  const { query, result } = useList<Row & { id: string }>({
    resource: 'conversations',
    pagination: { currentPage: page, pageSize: PAGE },
    sorters: [{ field: 'lastAt', order: 'desc' }],
    filters: [
      ...(view === ALL ? [] : [{ field: 'view', operator: 'eq' as const, value: view }]),
      ...(channel === ALL ? [] : [{ field: 'channel', operator: 'eq' as const, value: channel }]),
      ...(q === '' ? [] : [{ field: 'q', operator: 'eq' as const, value: q }]),
    ],
    errorNotification: false,
    queryOptions: { placeholderData: (previous) => previous },
  });
  const views = (threads?.list.views ?? []).map(({ id, label }) => ({ value: id, label: text(label) }));
  const channels = optionsOf(threads?.fields['channel']).map(({ value, label }) => ({
    value,
    label: text(label),
  }));
  const lastPage = Math.max(1, Math.ceil((result.total ?? 0) / PAGE));
  return (
    <nav className="k-stack k-talk-threads" style={{ gap: 8 }} aria-label={t('list.title')}>
      <Input.Search
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        allowClear
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onSearch={(value) => onAsk({ q: value.trim(), page: 1 })}
      />
      <Flex gap={8}>
        <Choice
          label={t('list.view')}
          isBare
          value={view}
          options={[...views, { value: ALL, label: t('list.all') }]}
          onChange={(next) => onAsk({ view: next, page: 1 })}
        />
        <Choice
          label={t('list.channel')}
          isBare
          value={channel}
          options={[{ value: ALL, label: t('list.anyChannel') }, ...channels]}
          onChange={(next) => onAsk({ channel: next, page: 1 })}
        />
      </Flex>
      <Answered answer={answerOf(query)} failed={t('list.failed')} rows={8}>
        {() =>
          result.data.length === 0 ? (
            <Notice kind="empty" title={t('list.none')} />
          ) : (
            <ul className="k-talk-rows">
              {result.data.map((row) => (
                <ThreadRow key={row.id} row={row} isChosen={row.id === chosen} to={wayTo(row.id)} />
              ))}
            </ul>
          )
        }
      </Answered>
      {lastPage > 1 && (
        <Pages
          page={page}
          lastPage={lastPage}
          previous={t('list.previous')}
          next={t('list.next')}
          onPage={(next) => onAsk({ page: next })}
        />
      )}
    </nav>
  );
}

function ThreadRow({ row, isChosen, to }: { readonly row: Row; readonly isChosen: boolean; readonly to: string }) {
  const { t } = useTranslation('inbox');
  const text = useText();
  const language = useLanguage();
  const { config } = useEngine();
  const unread = typeof row['unread'] === 'number' ? row['unread'] : 0;
  const name = textIn(row, 'name') || textIn(row, 'address') || t('thread.unknown');
  const channel = optionOf(config.resources['conversations']?.fields['channel'], textIn(row, 'channel'));
  const said = textIn(row, 'lastText');
  const isOut = textIn(row, 'lastDirection') === 'OUT';
  return (
    <li>
      <Link
        to={to}
        className="k-stack k-talk-row"
        aria-current={isChosen ? 'true' : undefined}
        data-unread={unread > 0 || undefined}
      >
        <Flex component="span" gap={8} align="center" justify="space-between">
          <span className="k-cut">{name}</span>
          <time className="k-muted k-small" dateTime={textIn(row, 'lastAt')}>
            {formatDateTime({ value: textIn(row, 'lastAt'), language })}
          </time>
        </Flex>
        <span className="k-cut">{textIn(row, 'subject') || (channel && text(channel.label))}</span>
        <Flex component="span" gap={8} align="center" justify="space-between">
          <span className="k-cut k-muted">{isOut ? t('list.you', { said }) : said}</span>
          {row['hasFailed'] === true && <Tag color="red">{t('list.hasFailed')}</Tag>}
          {unread > 0 && <Badge count={unread} title={t('list.unread', { count: unread })} color="var(--k-accent)" />}
        </Flex>
      </Link>
    </li>
  );
}
