import Col from 'antd/es/col';
import Row from 'antd/es/row';
import AntSkeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { BlockWidth } from '../../config/page-types.ts';
import { useClientConfig } from '../../providers/config.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { holdLoading } from '../loading.ts';
import { pageAt, configuredScreenAt } from './configured-screen-at.ts';
import '../../ui/page-head.css';
import './screen-skeleton.css';

type Part = { readonly id: string; readonly width: BlockWidth; readonly rows: number };

/** Of 24 columns, where there is room. */
const SPANS: Readonly<Partial<Record<BlockWidth, { readonly md: number; readonly lg?: number }>>> = {
  quarter: { md: 12, lg: 6 },
  third: { md: 12, lg: 8 },
  half: { md: 12 },
  'two-thirds': { md: 24, lg: 16 },
};

/** A screen in outlines while its code is on its way: a head, and the parts that its configuration names. */
export function ScreenSkeleton() {
  const { t } = useTranslation('access');
  const config = useClientConfig();
  const { pathname } = useLocation();
  useEffect(() => holdLoading(), []);
  const blocks = pageAt(config, pathname)?.blocks ?? [];
  const rows = configuredScreenAt(config, pathname)?.action === 'list' ? 10 : 8;
  const parts: readonly Part[] =
    blocks.length > 0
      ? blocks.map(({ id, width }) => ({ id, width, rows: width === 'quarter' ? 2 : 4 }))
      : [{ id: 'all', width: 'full', rows }];
  return (
    <div className="k-outline" role="status" aria-label={t('loading')}>
      <AntSkeleton active title={{ width: 260 }} paragraph={false} />
      <Row gutter={[16, 16]}>
        {parts.map((part) => (
          <Col key={part.id} span={24} {...SPANS[part.width]}>
            <div className="k-panel">
              <Skeleton rows={part.rows} />
            </div>
          </Col>
        ))}
      </Row>
    </div>
  );
}
