import Typography from 'antd/es/typography';
import Button from 'antd/es/button';
import List from 'antd/es/list';
import Popconfirm from 'antd/es/popconfirm';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../engine/format.ts';
import { useAnswer } from '../../../engine/resource/use-answer.ts';
import { useSend } from '../../../engine/resource/use-send.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { endOtherSessions, endSession, OWN_SESSIONS } from '../../../providers/account.ts';
import { notify } from '../../../providers/notification.ts';
import { sessionUser, subscribeSession } from '../../../providers/session.ts';
import { Answered } from '../../../ui/Answered.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { OwnSessions } from '../../../wire/sign-in.ts';

/** The person's sessions, with buttons to end them. */
export function AccountSessions() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const answer = useAnswer<OwnSessions>(OWN_SESSIONS);
  const { refresh } = answer;
  const { send, isSending } = useSend({ failureKey: 'sessions' });
  const follow = useEffectEvent(() => sessionUser() && refresh());
  // After a changed password or a renewal in another tab, listed sessions may have ended.
  useEffect(() => subscribeSession(() => follow()), []);

  const end = async (work: () => Promise<void>, message: string) => {
    const sent = await send(work);
    if (sent.isDone) notify({ key: 'sessions', type: 'success', message });
    refresh();
  };
  const at = (value: string | null) => (value === null ? '–' : formatDateTime({ value, language }));
  return (
    <section className="k-panel">
      <h2>{t('sessions.title')}</h2>
      <Typography.Paragraph type="secondary">{t('sessions.lead')}</Typography.Paragraph>
      <Answered rows={2} answer={answer}>
        {({ items }) => {
          const others = items.filter(({ isCurrent }) => !isCurrent);
          return (
            <>
              <List
                dataSource={[...items]}
                rowKey="id"
                renderItem={({ id, browser: named, isCurrent, isRemembered, lastUsedAt, createdAt }) => {
                  const browser = named || t('sessions.unknown');
                  return (
                    <List.Item
                      extra={
                        !isCurrent && (
                          <Button
                            aria-label={t('sessions.endOne', { browser })}
                            disabled={isSending}
                            onClick={() => void end(() => endSession(id), t('sessions.ended'))}
                          >
                            {t('sessions.end')}
                          </Button>
                        )
                      }
                    >
                      <List.Item.Meta
                        title={
                          <>
                            {browser} {isCurrent && <Tag color="green">{t('sessions.here')}</Tag>}
                          </>
                        }
                        description={
                          <>
                            {t('sessions.used', { at: at(lastUsedAt) })} · {t('sessions.since', { at: at(createdAt) })}
                            <br />
                            {t(isRemembered ? 'sessions.remembered' : 'sessions.brief')}
                          </>
                        }
                      />
                    </List.Item>
                  );
                }}
              />
              {others.length > 0 && (
                <Popconfirm
                  title={t('sessions.sure', { count: others.length })}
                  okText={t('sessions.yes')}
                  okButtonProps={{ danger: true }}
                  cancelText={t('sessions.no')}
                  onConfirm={() => void end(endOtherSessions, t('sessions.othersEnded'))}
                >
                  <Button disabled={isSending}>{t('sessions.endOthers')}</Button>
                </Popconfirm>
              )}
            </>
          );
        }}
      </Answered>
    </section>
  );
}
