import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientConfig } from '../../../config/types.ts';
import { formatDate } from '../../../engine/format.ts';
import { bestPath } from '../../../engine/resource/paths.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Rows } from '../../../ui/Rows.tsx';
import type { CalendarImport, ImportItem } from '../../../wire/ical.ts';

/** Max lines shown; the counts above include all. */
const SHOWN = 50;
const COUNTED = [
  'created',
  'moved',
  'cancelled',
  'blocked',
  'released',
  'conflict',
  'conflictsBeyond',
  'solved',
  'refused',
  'unchanged',
];
const BLOCKS: ReadonlySet<string> = new Set(['BLOCKED', 'RELEASED']);
const isWrong = (action: string): boolean => action === 'CONFLICT' || action === 'REFUSED';

/** The result or preview of an import: the counts, then event by event, those needing attention first. */
export function CalendarImportResult({
  answer,
  config,
}: {
  readonly answer: CalendarImport;
  readonly config: ClientConfig;
}) {
  const { t } = useTranslation('ical');
  const { counts, items, dryRun } = answer;
  const beyond = counts['conflictsBeyond'] ?? 0;
  const some = COUNTED.filter((name) => (counts[name] ?? 0) > 0);
  return (
    <div role="status">
      <strong>{t(dryRun ? 'outcome.would' : 'outcome.did')}</strong>{' '}
      {some.length === 0
        ? t('outcome.nothing')
        : some.map((name) => t(`count.${name}`, { count: counts[name] ?? 0 })).join(' · ')}
      <Rows>
        {items.slice(0, SHOWN).map((item, index) => (
          <OutcomeLine key={index} item={item} config={config} />
        ))}
      </Rows>
      {beyond > 0 && <p>{t('outcome.beyond', { count: beyond })}</p>}
      {items.length > SHOWN && <p className="k-muted">{t('outcome.more', { count: items.length - SHOWN })}</p>}
    </div>
  );
}

function OutcomeLine({ item, config }: { readonly item: ImportItem; readonly config: ClientConfig }) {
  const { t } = useTranslation('ical');
  const language = useLanguage();
  const { action, from, to, summary, id, code, message, takenBy } = item;
  const pathOf = (record: string | undefined, isBlock: boolean) => {
    const resource = config.resources[isBlock ? 'out-of-order-periods' : 'reservations'];
    return record !== undefined && resource ? bestPath({ resource, id: record }) : undefined;
  };
  const path = pathOf(id, BLOCKS.has(action));
  const winner = pathOf(takenBy?.id, takenBy?.kind === 'BLOCKED');
  const day = (value: string) => formatDate({ value, language });
  return (
    <li>
      <Typography.Text strong {...(isWrong(action) && { type: 'danger' as const })}>
        {t(`action.${action}`)}
      </Typography.Text>{' '}
      {from !== null && to !== null && `${day(from)} – ${day(to)} `}
      <span className="k-muted">{summary}</span> {code !== undefined && (path ? <Link to={path}>{code}</Link> : code)}
      {takenBy && (
        <>
          {' '}
          {t('outcome.takenBy')} {winner ? <Link to={winner}>{takenBy.code}</Link> : takenBy.code}
        </>
      )}
      {message !== undefined && <em> {message}</em>}
    </li>
  );
}
