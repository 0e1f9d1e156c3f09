import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import Progress from 'antd/es/progress';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { LinkButton } from '../../engine/resource/LinkButton.tsx';
import { recordPath } from '../../engine/resource/paths.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Rows } from '../../ui/Rows.tsx';
import type { KbsOverview } from '../../wire/kbs.ts';
import { sendAll } from './calls.ts';
import { useOverview } from './use-overview.ts';

const COUNTS = [
  { name: 'ready', color: undefined },
  { name: 'incomplete', color: 'var(--k-warning)' },
  { name: 'sending', color: undefined },
  { name: 'errors', color: 'var(--k-danger)' },
  { name: 'overdue', color: 'var(--k-danger)' },
] as const;

/**
 * Above the list: the number of notifications to report, a button to send all, the progress, and guests with missing
 * data (KB6).
 */
export function KbsSend({ config }: PanelProps) {
  const { t } = useTranslation('kbs');
  const answer = useOverview();
  /** How many the last press sent; the remaining ones are still pending. */
  const [queued, setQueued] = useState(0);
  const { send, isSending, failure: refused } = useSend({ refreshes: ['kbs-notifications'] });
  const handleSend = async () => {
    const sent = await send(sendAll);
    if (sent.isDone) setQueued(sent.data.queued);
  };
  const maySend = config.resources['kbs-notifications']?.can.includes('send') === true;
  return (
    <Answered answer={answer} failed={t('failed')} rows={2}>
      {(overview) => {
        const { counts, waiting } = overview;
        const done = Math.max(0, queued - counts.sending);
        return (
          <Flex vertical gap={12} component="section" aria-label={t('title')} style={{ marginBlockEnd: 16 }}>
            <Rows isRow wrap>
              {COUNTS.map(({ name, color }) => (
                <li key={name}>
                  <Card size="small" {...(color && counts[name] > 0 && { style: { borderColor: color } })}>
                    <strong>{counts[name]}</strong> {t(`count.${name}`)}
                  </Card>
                </li>
              ))}
            </Rows>
            {maySend && (
              <Flex wrap gap={8} align="center">
                <Button
                  type="primary"
                  loading={isSending}
                  disabled={counts.ready === 0}
                  onClick={() => void handleSend()}
                >
                  {t('sendAll', { count: counts.ready })}
                </Button>
                {queued > 0 && (
                  <>
                    <Progress
                      percent={Math.round((100 * done) / queued)}
                      showInfo={false}
                      aria-label={t('progress', { done, all: queued })}
                      style={{ width: 160 }}
                    />
                    <span role="status">{t('progress', { done, all: queued })}</span>
                  </>
                )}
              </Flex>
            )}
            {refused && <Alert type="error" message={refused.message} />}
            {waiting > 0 && (
              <div role="status">
                <Alert role="presentation" type="error" message={t('unreachable', { count: waiting })} />
              </div>
            )}
            <Missing config={config} overview={overview} />
          </Flex>
        );
      }}
    </Answered>
  );
}

/** Guests with missing data, each with a link to complete them. */
function Missing({ config, overview }: Pick<PanelProps, 'config'> & { readonly overview: KbsOverview }) {
  const { t } = useTranslation('kbs');
  const { guests, reservations } = config.resources;
  const { incomplete, unknown } = overview;
  if (incomplete.length + unknown.length === 0 || !guests || !reservations) return null;
  const stayPath = (id: string) => recordPath({ resource: reservations, to: 'show', id });
  return (
    <details>
      <summary>{t('missingTitle', { count: incomplete.length + unknown.length })}</summary>
      <Rows>
        {incomplete.map(({ id, guestId, guest, reservationId, code, missing }) => (
          <Flex component="li" wrap gap="8px 12px" align="center" justify="space-between" key={id}>
            <span>
              <strong>{guest}</strong> · <Link to={stayPath(reservationId)}>{code}</Link>:{' '}
              {missing.map((name) => t(`missing.${name}`)).join(', ')}
            </span>
            <LinkButton
              to={recordPath({ resource: guests, to: 'edit', id: guestId })}
              aria-label={t('complete', { name: guest })}
            >
              {t('completeShort')}
            </LinkButton>
          </Flex>
        ))}
        {unknown.map(({ reservationId, code, estate, known, expected }) => (
          <Flex component="li" wrap gap="8px 12px" align="center" justify="space-between" key={reservationId}>
            <span>
              <strong>{code}</strong> · {estate}: {t('fewer', { known, expected })}
            </span>
            <LinkButton to={stayPath(reservationId)}>{t('addPersons')}</LinkButton>
          </Flex>
        ))}
      </Rows>
    </details>
  );
}
