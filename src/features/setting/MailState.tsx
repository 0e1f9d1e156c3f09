import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import { useList } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { optionOf } from '../../config/options.ts';
import type { ClientConfig, ClientResource, Row } from '../../config/types.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { formatDateTime } from '../../engine/format.ts';
import { bestPath, viewPath } from '../../engine/resource/paths.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { notify } from '../../providers/notification.ts';
import { Tag } from '../../ui/Tag.tsx';
import type { MailState as State } from '../../wire/mail.ts';
import { Answered } from '../../ui/Answered.tsx';
import { textIn } from '../../engine/resource/text-in.ts';
import './setting.css';

const SHOWN = 8;
type MailStateProps = { readonly config: ClientConfig };

/** How mail leaves, a test to oneself with its result, and the latest messages of the outbox. */
export function MailState({ config }: MailStateProps) {
  const { t } = useTranslation('setting');
  const outbox = config.resources['messages'];
  // Saved settings may change the transport.
  const answer = useAnswer<State>('/settings/mail', { follows: ['settings'] });
  const mayEdit = config.resources['settings']?.can.includes('edit') === true;
  return (
    <section className="k-panel" aria-label={t('mail.title')}>
      <h2>{t('mail.title')}</h2>
      <Answered answer={answer}>
        {({ way, waiting, sending, failed, to }) => (
          <>
            <p>{t(`mail.by.${way.by}`, { host: way.host ?? '' })}</p>
            <Typography.Paragraph type="secondary">
              {t('mail.counts', { waiting: waiting + sending, failed })}
            </Typography.Paragraph>
            {mayEdit && <TestMail to={to} onSent={answer.refresh} />}
          </>
        )}
      </Answered>
      {outbox?.can.includes('list') && <Outbox outbox={outbox} />}
    </section>
  );
}

function TestMail({ to, onSent }: { readonly to: string; readonly onSent: () => void }) {
  const { t } = useTranslation('setting');
  const { send, isSending } = useSend({ refreshes: ['messages'], failureKey: 'test-mail' });
  const handleTest = async () => {
    const sent = await send({ path: '/settings/mail/test', method: 'POST', isOnce: true });
    if (!sent.isDone) return;
    notify({ type: 'success', key: 'test-mail', message: t('mail.testOnWay', { to }) });
    onSent();
  };
  return (
    <Flex wrap gap="small" align="center">
      <Button type="primary" disabled={isSending} onClick={() => void handleTest()}>
        {t('mail.test')}
      </Button>
      <Typography.Text type="secondary">{to}</Typography.Text>
    </Flex>
  );
}

/** The latest messages with their state, number of attempts and error. */
function Outbox({ outbox }: { readonly outbox: ClientResource }) {
  const { t } = useTranslation('setting');
  const language = useLanguage();
  const text = useText();
  const { result } = useList<Row & { id: string }>({
    resource: 'messages',
    pagination: { currentPage: 1, pageSize: SHOWN },
    sorters: [{ field: 'createdAt', order: 'desc' }],
    filters: [{ field: 'view', operator: 'eq', value: 'outgoing' }],
    errorNotification: false,
    queryOptions: { placeholderData: (previous) => previous },
  });
  return (
    <>
      <h3>{t('mail.last')}</h3>
      {result.data.length === 0 ? (
        <Typography.Paragraph type="secondary">{t('mail.none')}</Typography.Paragraph>
      ) : (
        <Flex vertical component="ul" className="k-setting-rows" aria-label={t('mail.last')}>
          {result.data.map((row) => {
            const status = optionOf(outbox.fields['status'], row['status']);
            const why = textIn(row, 'lastError');
            const way = bestPath({ resource: outbox, id: row.id });
            return (
              <li key={row.id} className="k-line">
                <Tag color={status?.color}>{text(status?.label)}</Tag>
                <span>{formatDateTime({ value: textIn(row, 'sentAt') || textIn(row, 'createdAt'), language })}</span>
                {way === undefined ? textIn(row, 'subject') : <Link to={way}>{textIn(row, 'subject')}</Link>}
                <Typography.Text type="secondary">{textIn(row, 'to')}</Typography.Text>
                {Number(row['attempts'] ?? 0) > 1 && (
                  <span>{t('mail.attempts', { count: Number(row['attempts']) })}</span>
                )}
                {why !== '' && <Typography.Text type="danger">{why}</Typography.Text>}
              </li>
            );
          })}
        </Flex>
      )}
      <Flex wrap gap="middle">
        <Link to={outbox.routes.list}>{t('mail.all')}</Link>
        <Link to={viewPath({ resource: outbox, view: 'failed' })}>{t('mail.failed')}</Link>
      </Flex>
    </>
  );
}
