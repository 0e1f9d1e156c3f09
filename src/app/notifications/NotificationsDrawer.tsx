import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { heldConfig } from '../../providers/config.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { byDay, sinceText } from './times.ts';
import type { Notification, useNotifications } from './use-notifications.ts';

type DrawerProps = ReturnType<typeof useNotifications> & { readonly onClose: () => void };

/** What others did, day by day, newest first. */
export default function NotificationsDrawer({ items, unread, query, markRead, onClose }: DrawerProps) {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  const [hasFailed, setHasFailed] = useState(false);
  const [now] = useState(() => Date.now());
  const handleRead = () => {
    setHasFailed(false);
    markRead().catch(() => setHasFailed(true));
  };
  const footer = unread > 0 && (
    <>
      {hasFailed && <p role="alert">{t('markFailed')}</p>}
      <Button block onClick={handleRead}>
        {t('markAll')}
      </Button>
    </>
  );
  return (
    <Drawer title={t('title')} onClose={onClose} {...(footer && { footer })}>
      {query.isLoading && <Skeleton rows={4} label={t('loading')} />}
      {query.isError && items.length === 0 && (
        <Notice kind="error" title={t('failed')} text={query.error.message}>
          <Button onClick={() => void query.refetch()}>{t('retry')}</Button>
        </Notice>
      )}
      {query.isSuccess && items.length === 0 && <Notice kind="empty" title={t('none')} text={t('noneText')} />}
      {byDay({ items, language, today: t('today'), yesterday: t('yesterday') }).map(({ day, items: ofDay }) => (
        <section key={day} className="k-news-day">
          <h3>{day}</h3>
          <ul>
            {ofDay.map((item) => (
              <li key={item.id} className={item.isUnread ? 'k-news k-news-unread' : 'k-news'}>
                <Entry item={item} now={now} onOpen={onClose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {query.hasNextPage && (
        <Button block loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </Drawer>
  );
}

type EntryProps = { readonly item: Notification; readonly now: number; readonly onOpen: () => void };

function Entry({ item, now, onOpen }: EntryProps) {
  const { t } = useTranslation('notifications');
  const text = useText();
  const language = useLanguage();
  const what = item.label ? text(item.label) : t(`did.${item.action}`);
  const content = (
    <>
      <strong>{item.title}</strong>
      <span>
        {text(heldConfig().resources[item.resource]?.label)} · {what}
      </span>
      <small>
        {item.isUnread && <span className="k-news-new">{t('new')}</span>}
        {item.by !== '' && `${item.by} · `}
        <time dateTime={item.at}>{sinceText({ at: item.at, now, language })}</time>
      </small>
    </>
  );
  if (item.link === null) return <div className="k-news-entry">{content}</div>;
  return (
    <Link className="k-news-entry" to={item.link} onClick={onOpen}>
      {content}
    </Link>
  );
}
