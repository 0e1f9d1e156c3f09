import { useList } from '@refinedev/core';
import { textIn } from '../../engine/resource/text-in.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Row } from '../../config/types.ts';
import { formatDateTime } from '../../engine/format.ts';
import { bestPath, viewPath } from '../../engine/resource/paths.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { useClientConfig } from '../../providers/config.ts';
import { StatusTag } from './StatusTag.tsx';

const SHOWN = 10;
/** The last reminders and tests of the outbox. */
export function ReminderLog() {
  const { t } = useTranslation('mail');
  const language = useLanguage();
  const { resources } = useClientConfig();
  const outbox = resources['messages'];
  const { result } = useList<Row & { id: string }>({
    resource: 'messages',
    pagination: { currentPage: 1, pageSize: SHOWN },
    sorters: [{ field: 'createdAt', order: 'desc' }],
    filters: [{ field: 'kind', operator: 'in', value: ['REMINDER', 'TEST'] }],
    errorNotification: false,
    queryOptions: { placeholderData: (previous) => previous },
  });
  const rows = result.data;
  if (!outbox) return null;
  return (
    <section className="k-panel">
      <h2>{t('log.title')}</h2>
      {rows.length === 0 ? (
        <p className="k-mail-muted">{t('log.none')}</p>
      ) : (
        <ul className="k-mail-log">
          {rows.map((row) => {
            const way = bestPath({ resource: outbox, id: row.id });
            const subject = textIn(row, 'subject');
            return (
              <li key={row.id}>
                <StatusTag status={textIn(row, 'status')} />
                <span>{formatDateTime({ value: textIn(row, 'sentAt') || textIn(row, 'createdAt'), language })}</span>
                <span>{textIn(row, 'to')}</span>
                {way === undefined ? subject : <Link to={way}>{subject}</Link>}
              </li>
            );
          })}
        </ul>
      )}
      <p>
        <Link to={viewPath({ resource: outbox, view: 'reminders' })}>{t('log.all')}</Link>
      </p>
    </section>
  );
}
