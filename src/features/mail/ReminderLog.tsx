import Typography from 'antd/es/typography';
import { useList } from '@refinedev/core';
import { textIn } from '../../engine/resource/text-in.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Row } from '../../config/types.ts';
import { viewPath } from '../../engine/resource/paths.ts';
import { useClientConfig } from '../../providers/config.ts';
import { MessageList } from './MessageList.tsx';

const SHOWN = 10;
/** The last reminders and tests of the outbox. */
export function ReminderLog() {
  const { t } = useTranslation('mail');
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
      <MessageList outbox={outbox} rows={rows} what={(row) => textIn(row, 'to')} none={t('log.none')} />
      <Typography.Paragraph>
        <Link to={viewPath({ resource: outbox, view: 'reminders' })}>{t('log.all')}</Link>
      </Typography.Paragraph>
    </section>
  );
}
