import { useInvalidate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Row } from '../../../config/types.ts';
import type { PanelProps } from '../../../engine/resource/PanelView.tsx';
import { useAnswer } from '../../../engine/resource/use-answer.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { feedsPath } from './calls.ts';
import { FeedCard, FeedParts } from './FeedCard.tsx';
import '../../../ui/side-panels.css';
import './ical.css';

const FOLLOWED = ['ical-feeds'];
/** What an import makes. */
const MADE = ['reservations', 'out-of-order-periods'];

/** The calendars of a channel (one an estate) or of an estate (one a channel), or one alone: links out, bookings in. */
export function IcalFeeds(props: PanelProps) {
  return props.resource.name === 'ical-feeds' ? <OneFeed {...props} /> : <FeedsOf {...props} />;
}

/** On a feed's own page, which has its name and what came of it last already. */
function OneFeed({ config, record }: PanelProps) {
  const { t } = useTranslation('ical');
  const invalidate = useInvalidate();
  if (!record) return null;
  if (config.resources['ical-feeds']?.can.includes('edit') !== true) return <p className="k-muted">{t('notYours')}</p>;
  const reload = () => {
    void invalidate({ resource: 'ical-feeds', invalidates: ['list', 'detail'], id: record.id });
    for (const name of MADE) void invalidate({ resource: name, invalidates: ['list'] });
  };
  return (
    <div className="k-ical">
      <FeedParts feed={record} config={config} onChange={reload} />
      <ToConflicts config={config} />
    </div>
  );
}

function ToConflicts({ config }: Pick<PanelProps, 'config'>) {
  const { t } = useTranslation('ical');
  const conflicts = config.resources['channel-conflicts']?.routes.list;
  return conflicts === undefined ? null : (
    <Link className="k-panel-button" to={conflicts}>
      {t('conflicts')}
    </Link>
  );
}

function FeedsOf({ config, resource, record }: PanelProps) {
  const { t } = useTranslation('ical');
  const invalidate = useInvalidate();
  const own = resource.name === 'sales-channels' ? 'salesChannelId' : 'estateId';
  const other = own === 'estateId' ? 'salesChannelId' : 'estateId';
  const feedResource = config.resources['ical-feeds'];
  const mayList = feedResource?.can.includes('list') === true;
  const id = record?.id;

  const { data, failure, refresh } = useAnswer<{ readonly items: readonly Row[] }>(
    id === undefined || !mayList ? undefined : feedsPath(own, id),
    { follows: FOLLOWED, about: id },
  );
  const reload = () => {
    for (const name of [...FOLLOWED, ...MADE]) void invalidate({ resource: name, invalidates: ['list'] });
  };

  if (id === undefined || !mayList) return <p className="k-muted">{t('notYours')}</p>;
  if (failure) {
    return (
      <Notice kind="error" title={t('failed')} text={failure.message}>
        <button type="button" className="k-panel-button" onClick={refresh}>
          {t('retry')}
        </button>
      </Notice>
    );
  }
  if (!data) return <Skeleton rows={3} label={t('loading')} />;
  const feeds = data.items;
  const create = feedResource.can.includes('create') ? `${feedResource.routes.create}?${own}=${id}` : undefined;
  return (
    <div className="k-ical">
      {feeds.length === 0 && <p>{t('none')}</p>}
      <ul>
        {feeds.map((feed) => (
          <FeedCard key={feed.id} feed={feed} other={other} config={config} onChange={reload} />
        ))}
      </ul>
      <div className="k-panel-ways">
        {create !== undefined && (
          <Link className="k-panel-button k-panel-main" to={create}>
            {t('add')}
          </Link>
        )}
        <ToConflicts config={config} />
      </div>
    </div>
  );
}
