import Button from 'antd/es/button';
import Segmented from 'antd/es/segmented';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { viewPath } from '../../engine/resource/paths.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { heldConfig } from '../../providers/config.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import './notifications.css';
import { byDay, sinceText } from './times.ts';
import type { Notification, NotificationGroup } from '../../wire/notifications.ts';
import type { Only, useNotifications } from './use-notifications.ts';

type DrawerProps = ReturnType<typeof useNotifications> & { readonly onClose: () => void };

const CHOICES: readonly Only[] = ['all', 'new', 'mine'];

/** Other people's changes, day by day, newest first, grouped by kind. */
export default function NotificationsDrawer({ items, unread, query, only, setOnly, refresh, onClose }: DrawerProps) {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  const { send, failure } = useSend();
  const [now] = useState(() => Date.now());
  /** Marks only the displayed ones as read, not later ones. */
  const handleRead = () =>
    send(async (call) => {
      await call({ path: '/notifications/read', method: 'POST', body: { upTo: items[0]?.at } });
      await refresh();
    });
  const footer = unread > 0 && (
    <>
      {failure && <p role="alert">{t('markFailed')}</p>}
      <Button block onClick={() => void handleRead()}>
        {t('markAll')}
      </Button>
    </>
  );
  return (
    <Drawer title={t('title')} onClose={onClose} {...(footer && { footer })}>
      <Segmented
        block
        aria-label={t('only.label')}
        options={CHOICES.map((choice) => ({ value: choice, label: t(`only.${choice}`) }))}
        value={only}
        onChange={setOnly}
      />
      {query.isLoading && <Skeleton rows={4} label={t('loading')} />}
      {query.isError && items.length === 0 && (
        <Notice kind="error" title={t('failed')} text={query.error.message} error={query.error}>
          <Button onClick={() => void query.refetch()}>{t('retry')}</Button>
        </Notice>
      )}
      {query.isSuccess && items.length === 0 && <Notice kind="empty" title={t('none')} text={t('noneText')} />}
      {byDay({ items, language, today: t('today'), yesterday: t('yesterday') }).map(({ day, items: ofDay }) => (
        <section key={day} className="k-news-day">
          <h3 className="k-muted">{day}</h3>
          <ul className="k-stack" style={{ gap: 4 }}>
            {ofDay.map((item) => (
              <li key={item.id} className={item.isUnread ? 'k-news-unread' : undefined}>
                <Group item={item} now={now} onOpen={onClose} />
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

type GroupProps = { readonly item: NotificationGroup; readonly now: number; readonly onOpen: () => void };

/** One thing that happened, and how often it did besides: leading to the list of them, or opening to each. */
function Group({ item, now, onOpen }: GroupProps) {
  const { t } = useTranslation('notifications');
  const sentence = useSentence(item);
  const resource = heldConfig().resources[item.resource];
  if (item.count === 1) return <Entry item={item} isMine={item.isMine} now={now} onOpen={onOpen} />;
  const head = (
    <>
      <strong>{t('several', { sentence: sentence.replace(/\.$/, ''), count: item.count - 1 })}</strong>
      <small className="k-muted">
        {item.isUnread && <strong>{t('new')} </strong>}
        {item.isMine && <strong className="k-good">{t('mine')} </strong>}
        {item.others
          .slice(0, 2)
          .map(({ title }) => title)
          .join(', ')}
        {item.count > 3 && ' …'}
      </small>
    </>
  );
  if (item.view !== null && resource?.can.includes('list')) {
    return (
      <Link className="k-stack k-news-entry" to={viewPath({ resource, view: item.view })} onClick={onOpen}>
        {head}
      </Link>
    );
  }
  const unsent = item.count - 1 - item.others.length;
  return (
    <details className="k-news-group">
      <summary className="k-stack k-news-entry">{head}</summary>
      <ul>
        {[item, ...item.others].map((each) => (
          <li key={each.id} className={each.isUnread ? 'k-news-unread' : undefined}>
            <Entry item={each} now={now} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {unsent > 0 && <p>{t('rest', { count: unsent })}</p>}
    </details>
  );
}

/** The event and record as a sentence. */
function useSentence({ resource, action, said, label, title }: Notification): string {
  const { t } = useTranslation('notifications');
  const text = useText();
  if (said !== null) return said;
  if (label !== null) return t('one.named', { title, what: text(label) });
  const of = heldConfig().resources[resource];
  return t(`one.${action}`, { title, one: text(of?.one ?? of?.label) });
}

type EntryProps = {
  readonly isMine?: boolean;
  readonly item: Notification;
  readonly now: number;
  readonly onOpen: () => void;
};

function Entry({ item, isMine = false, now, onOpen }: EntryProps) {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  const sentence = useSentence(item);
  const content = (
    <>
      <strong>{sentence}</strong>
      <small className="k-muted">
        {item.isUnread && <strong>{t('new')} </strong>}
        {isMine && <strong className="k-good">{t('mine')} </strong>}
        {item.by !== '' && `${item.by} · `}
        <time dateTime={item.at}>{sinceText({ at: item.at, now, language })}</time>
      </small>
    </>
  );
  if (item.link === null) return <div className="k-stack k-news-entry">{content}</div>;
  return (
    <Link className="k-stack k-news-entry" to={item.link} onClick={onOpen}>
      {content}
    </Link>
  );
}
