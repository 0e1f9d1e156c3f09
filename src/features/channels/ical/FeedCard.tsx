import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientConfig, Row } from '../../../config/types.ts';
import { formatDateTime } from '../../../engine/format.ts';
import { InputGrid } from '../../../ui/InputGrid.tsx';
import { bestPath } from '../../../engine/resource/paths.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { FeedImport } from './FeedImport.tsx';
import { FeedLink } from './FeedLink.tsx';

type FeedCardProps = {
  readonly feed: Row;
  /** The other end of the feed: the estate on a channel's page, the channel on an estate's. */
  readonly other: 'estateId' | 'salesChannelId';
  readonly config: ClientConfig;
  readonly onChange: () => void;
};
type LastImport = {
  readonly at?: string;
  readonly state?: 'OK' | 'CONFLICTS' | 'FAILED';
  readonly conflicts?: number;
  readonly message?: string;
  readonly messageTr?: string;
};

/** One feed: its last result, its link, and the import. People without the right to change it see only the result. */
export function FeedCard({ feed, other, config, onChange }: FeedCardProps) {
  const { t } = useTranslation('ical');
  const language = useLanguage();
  const resource = config.resources['ical-feeds'];
  const mayChange = resource?.can.includes('edit') === true;
  const refs = feed['_refs'] as Readonly<Record<string, string>> | undefined;
  const title = refs?.[other] ?? t('feed');
  const path = resource && bestPath({ resource, id: feed.id });
  const last = feed['lastImport'] as LastImport | null | undefined;
  const problem = language === 'tr' ? last?.messageTr : last?.message;
  return (
    <li>
      <h3>
        {path === undefined ? title : <Link to={path}>{title}</Link>}
        {feed['isActive'] === false && <small className="k-muted"> {t('off')}</small>}
      </h3>
      <p className="k-muted">
        {last?.at === undefined
          ? t('last.never')
          : t(`last.${last.state ?? 'OK'}`, { at: formatDateTime({ value: last.at, language }) })}
        {last?.state === 'FAILED' && problem !== undefined && `: ${problem}`}
      </p>
      {mayChange && <FeedParts feed={feed} config={config} onChange={onChange} />}
    </li>
  );
}

/** The feed's link and import. */
export function FeedParts({ feed, config, onChange }: Omit<FeedCardProps, 'other'>) {
  return (
    <InputGrid least={300}>
      <FeedLink feed={feed} onChange={onChange} />
      <FeedImport feed={feed} config={config} onDone={onChange} />
    </InputGrid>
  );
}
