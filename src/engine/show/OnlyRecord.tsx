import { useList } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import type { Row } from '../../config/types.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useEngine } from '../resource/EngineContext.tsx';
import { bestPath } from '../resource/paths.ts';
import { RecordProblem } from '../resource/RecordProblem.tsx';

/** `"single": true`: the address of the list leads to the one record there is; where people make it, to its form first. */
export default function OnlyRecord() {
  const { t } = useTranslation('show');
  const { resource } = useEngine();
  // It contains the selected tab.
  const { search } = useLocation();
  const { query, result } = useList<Row & { id: string }>({
    resource: resource.name,
    pagination: { currentPage: 1, pageSize: 1 },
    errorNotification: false,
  });
  const [record] = result.data;
  const way = record && bestPath({ resource, id: record.id });
  if (way !== undefined) return <Navigate to={`${way}${search}`} replace />;
  if (query.isError) return <RecordProblem error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isLoading) return <Skeleton rows={8} label={t('loading')} />;
  if (resource.can.includes('create')) return <Navigate to={resource.routes.create} replace />;
  return <Notice kind="empty" title={t('single.none')} />;
}
