import { useCustom, useCustomMutation, useInvalidate } from '@refinedev/core';
import Button from 'antd/es/button';
import List from 'antd/es/list';
import Typography from 'antd/es/typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Answered } from '../../ui/Answered.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { formatDateTime } from '../format.ts';
import { answerOf } from '../resource/answer-of.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { useInvalidateViews } from '../resource/use-invalidate-views.ts';
import { useLanguage, useText } from '../resource/use-text.ts';
import type { DeletedItem, DeletedList } from '../../wire/trash.ts';
import { callRestore } from './restore.ts';

/** Records deleted in the last 30 days: who, when, and a restore button. */
export default function DeletedDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('trash');
  const text = useText();
  const language = useLanguage();
  const { resource } = useEngine();
  const invalidate = useInvalidate();
  const refreshRelatives = useInvalidateViews();
  const { mutateAsync: call } = useCustomMutation();
  const [running, setRunning] = useState<string>();
  const { query } = useCustom<Partial<DeletedList>>({
    url: `/${resource.api.path.replace(/^\//, '')}/_deleted`,
    method: 'get',
    errorNotification: false,
    // Later deletions appear when it is opened again.
    queryOptions: { queryKey: ['deleted', resource.name], gcTime: 0, retry: false },
  });

  const bringBack = async ({ id, title }: DeletedItem) => {
    setRunning(id);
    const refresh = (of: string) =>
      Promise.all([
        invalidate({ resource: resource.name, invalidates: ['list', 'many', 'detail'], id: of }),
        refreshRelatives(of),
      ]);
    await callRestore({ resource, id, title, call, refresh });
    await query.refetch();
    setRunning(undefined);
  };

  return (
    <Drawer title={t('title', { resource: text(resource.label) })} onClose={onClose}>
      <Answered
        rows={5}
        answer={answerOf(query)}
        failed={t('failed')}
        isEmpty={({ data: { items = [] } }) => items.length === 0}
        empty={<Notice kind="empty" title={t('none')} text={t('noneText')} />}
      >
        {({ data: { items = [], hasMore } }) => (
          <>
            <Typography.Text type="secondary">{t('kept')}</Typography.Text>
            <List
              dataSource={[...items]}
              rowKey="id"
              renderItem={(item) => (
                <List.Item
                  actions={[
                    <Button
                      key="restore"
                      aria-label={t('restoreOf', { title: item.title })}
                      loading={running === item.id}
                      disabled={running !== undefined}
                      onClick={() => void bringBack(item)}
                    >
                      {t('restore')}
                    </Button>,
                  ]}
                >
                  <List.Item.Meta
                    title={item.title}
                    description={t('deleted', {
                      when: formatDateTime({ value: item.at, language }),
                      who: item.by?.name ?? t('show:history.system'),
                    })}
                  />
                </List.Item>
              )}
            />
            {hasMore === true && (
              <Typography.Text type="secondary">{t('more', { count: items.length })}</Typography.Text>
            )}
          </>
        )}
      </Answered>
    </Drawer>
  );
}
