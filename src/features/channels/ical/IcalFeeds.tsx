import { useInvalidate } from '@refinedev/core';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import type { PanelProps } from '../../../engine/resource/PanelView.tsx';
import { useAnswer } from '../../../engine/resource/use-answer.ts';
import { LinkButton } from '../../../engine/resource/LinkButton.tsx';
import { Answered } from '../../../ui/Answered.tsx';
import { Rows } from '../../../ui/Rows.tsx';
import { feedsPath } from './calls.ts';
import { FeedCard, FeedParts } from './FeedCard.tsx';

const FOLLOWED = ['ical-feeds'];
/** The resources that an import writes. */
const MADE = ['reservations', 'out-of-order-periods'];

/**
 * The calendars of a channel (one per estate) or of an estate (one per channel), or a single one: links out, bookings
 * in.
 */
export function IcalFeeds(props: PanelProps) {
  return props.resource.name === 'ical-feeds' ? <OneFeed {...props} /> : <FeedsOf {...props} />;
}

/** On a feed's own page, which already shows its name and last result. */
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
    <div className="k-break">
      <FeedParts feed={record} config={config} onChange={reload} />
      <ToConflicts config={config} />
    </div>
  );
}

function ToConflicts({ config }: Pick<PanelProps, 'config'>) {
  const { t } = useTranslation('ical');
  const conflicts = config.resources['channel-conflicts']?.routes.list;
  return conflicts === undefined ? null : <LinkButton to={conflicts}>{t('conflicts')}</LinkButton>;
}

function FeedsOf({ config, resource, record }: PanelProps) {
  const { t } = useTranslation('ical');
  const invalidate = useInvalidate();
  const own = resource.name === 'sales-channels' ? 'salesChannelId' : 'estateId';
  const other = own === 'estateId' ? 'salesChannelId' : 'estateId';
  const feedResource = config.resources['ical-feeds'];
  const mayList = feedResource?.can.includes('list') === true;
  const id = record?.id;

  const answer = useAnswer<{ readonly items: readonly Row[] }>(
    id === undefined || !mayList ? undefined : feedsPath(own, id),
    { follows: FOLLOWED, about: id },
  );
  const reload = () => {
    for (const name of [...FOLLOWED, ...MADE]) void invalidate({ resource: name, invalidates: ['list'] });
  };

  if (id === undefined || !mayList) return <p className="k-muted">{t('notYours')}</p>;
  const create = feedResource.can.includes('create') ? `${feedResource.routes.create}?${own}=${id}` : undefined;
  return (
    <Answered answer={answer} failed={t('failed')}>
      {({ items }) => (
        <div className="k-break">
          {items.length === 0 && <p>{t('none')}</p>}
          <Rows gap="large">
            {items.map((feed) => (
              <FeedCard key={feed.id} feed={feed} other={other} config={config} onChange={reload} />
            ))}
          </Rows>
          <Flex wrap gap={8}>
            {create !== undefined && (
              <LinkButton type="primary" to={create}>
                {t('add')}
              </LinkButton>
            )}
            <ToConflicts config={config} />
          </Flex>
        </div>
      )}
    </Answered>
  );
}
