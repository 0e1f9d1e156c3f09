import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { BlockWidth } from '../../config/page-types.ts';
import { useClientConfig } from '../../providers/config.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { holdLoading } from '../loading.ts';
import { pageAt, screenAt } from './screen-at.ts';
import './screen-skeleton.css';

type Part = { readonly id: string; readonly width: BlockWidth; readonly rows: number };

/** A screen in outlines while its code is on its way: a head, and the parts that its configuration names. */
export function ScreenSkeleton() {
  const { t } = useTranslation('access');
  const config = useClientConfig();
  const { pathname } = useLocation();
  useEffect(() => holdLoading(), []);
  const blocks = pageAt(config, pathname)?.blocks ?? [];
  const rows = screenAt(config, pathname)?.action === 'list' ? 10 : 8;
  const parts: readonly Part[] =
    blocks.length > 0
      ? blocks.map(({ id, width }) => ({ id, width, rows: width === 'quarter' ? 2 : 4 }))
      : [{ id: 'all', width: 'full', rows }];
  return (
    <div className="k-outline" role="status" aria-label={t('loading')}>
      <span className="k-outline-head" />
      {parts.map((part) => (
        <div key={part.id} className="k-outline-part" data-width={part.width}>
          <Skeleton rows={part.rows} />
        </div>
      ))}
    </div>
  );
}
