import Typography from 'antd/es/typography';
import Button from 'antd/es/button';
import List from 'antd/es/list';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../engine/format.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { notify } from '../../providers/notification.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { UserSessions as Sessions } from '../../wire/people.ts';
import { endSessionsOf, sessionsPath } from './calls.ts';

/** On an account's page: its person's sessions, and buttons to end them. */
export function UserSessions({ resource, record }: PanelProps) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const { send, isSending } = useSend({ refreshes: [resource.name], failureKey: 'user-sessions' });
  const id = record?.id;
  const path = id === undefined ? undefined : sessionsPath(id);
  // A change of the account may end sessions, so the list reloads.
  const answer = useAnswer<Sessions>(path, { follows: [resource.name], about: id });
  if (id === undefined) return null;
  const end = async (session?: string) => {
    const sent = await send(endSessionsOf(id, session));
    if (sent.isDone) notify({ key: 'user-sessions', type: 'success', message: t('sessions.ended') });
  };
  const at = (value: string | null) => (value === null ? '–' : formatDateTime({ value, language }));
  return (
    <Answered
      rows={2}
      answer={answer}
      failed={t('sessions.failed')}
      isEmpty={({ items }) => items.length === 0}
      empty={<Typography.Paragraph type="secondary">{t('sessions.none')}</Typography.Paragraph>}
    >
      {({ items, mayEnd }) => {
        const others = items.filter(({ isCurrent }) => !isCurrent);
        return (
          <div className="k-user-sessions">
            <List
              dataSource={[...items]}
              rowKey="id"
              renderItem={({ id: session, browser, createdAt, lastUsedAt, isCurrent }) => (
                <List.Item
                  extra={
                    mayEnd &&
                    !isCurrent && (
                      <Button
                        aria-label={t('sessions.endOne', { browser: browser || t('sessions.unknown') })}
                        disabled={isSending}
                        onClick={() => void end(session)}
                      >
                        {t('sessions.end')}
                      </Button>
                    )
                  }
                >
                  <List.Item.Meta
                    title={
                      <>
                        {browser || t('sessions.unknown')} {isCurrent && <Tag color="green">{t('sessions.here')}</Tag>}
                      </>
                    }
                    description={`${t('sessions.used', { at: at(lastUsedAt) })} · ${t('sessions.since', { at: at(createdAt) })}`}
                  />
                </List.Item>
              )}
            />
            {mayEnd && others.length > 1 && (
              <Button disabled={isSending} onClick={() => void end()}>
                {t('sessions.endAll', { count: others.length })}
              </Button>
            )}
          </div>
        );
      }}
    </Answered>
  );
}
