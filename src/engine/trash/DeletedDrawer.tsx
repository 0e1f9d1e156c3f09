import { useCustom, useCustomMutation, useInvalidate } from '@refinedev/core';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../ui/Drawer.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { formatDateTime } from '../format.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { useInvalidateViews } from '../resource/use-invalidate-views.ts';
import { useLanguage, useText } from '../resource/use-text.ts';
import { restore } from './restore.ts';
import './trash.css';

/** One of `GET …/_deleted`. */
type Deleted = {
  readonly id: string;
  readonly title: string;
  readonly at: string;
  readonly by: { readonly name: string } | null;
};

/** What was deleted in the last 30 days: who, when, and the way back. */
export default function DeletedDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('trash');
  const text = useText();
  const language = useLanguage();
  const { resource } = useEngine();
  const invalidate = useInvalidate();
  const refreshRelatives = useInvalidateViews();
  const { mutateAsync: call } = useCustomMutation();
  const [running, setRunning] = useState<string>();
  const { query, result } = useCustom<{ items?: readonly Deleted[]; hasMore?: boolean }>({
    url: `/${resource.api.path.replace(/^\//, '')}/_deleted`,
    method: 'get',
    errorNotification: false,
    // What is deleted meanwhile is seen when it is opened again.
    queryOptions: { queryKey: ['deleted', resource.name], gcTime: 0, retry: false },
  });
  const items = result.data.items ?? [];

  const bringBack = async ({ id, title }: Deleted) => {
    setRunning(id);
    const refresh = (of: string) =>
      Promise.all([
        invalidate({ resource: resource.name, invalidates: ['list', 'many', 'detail'], id: of }),
        refreshRelatives(of),
      ]);
    await restore({ resource, id, title, call, refresh });
    await query.refetch();
    setRunning(undefined);
  };

  const body = () => {
    if (query.isLoading) return <Skeleton rows={5} label={t('loading')} />;
    if (query.isError) {
      return (
        <Notice kind="error" title={t('failed')} text={query.error.message}>
          <Button onClick={() => void query.refetch()}>{t('retry')}</Button>
        </Notice>
      );
    }
    if (items.length === 0) return <Notice kind="empty" title={t('none')} text={t('noneText')} />;
    return (
      <>
        <p className="k-muted">{t('kept')}</p>
        <ul className="k-trash">
          {items.map((item) => (
            <li key={item.id}>
              <div>
                <strong>{item.title}</strong>
                <p className="k-muted">
                  {t('deleted', {
                    when: formatDateTime({ value: item.at, language }),
                    who: item.by?.name ?? t('show:history.system'),
                  })}
                </p>
              </div>
              <Button
                aria-label={t('restoreOf', { title: item.title })}
                loading={running === item.id}
                disabled={running !== undefined}
                onClick={() => void bringBack(item)}
              >
                {t('restore')}
              </Button>
            </li>
          ))}
        </ul>
        {result.data.hasMore === true && <p className="k-muted">{t('more', { count: items.length })}</p>}
      </>
    );
  };
  return (
    <Drawer title={t('title', { resource: text(resource.label) })} onClose={onClose}>
      {body()}
    </Drawer>
  );
}
