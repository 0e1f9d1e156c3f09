import Card from 'antd/es/card';
import Col from 'antd/es/col';
import AntdRow from 'antd/es/row';
import Statistic from 'antd/es/statistic';
import Typography from 'antd/es/typography';
import type { ReactNode } from 'react';

/** Long sums get smaller on a phone before they break. */
const FIGURE = {
  fontSize: 'clamp(12px, 3.6vw, var(--k-font-title))',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
} as const;

type Tile = { readonly key: string; readonly title: ReactNode; readonly value: ReactNode; readonly more?: ReactNode };

/** The most important figures, large, each with its label. */
export function ReportTiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <AntdRow className="k-report-tiles" gutter={[12, 12]} role="list">
      {tiles.map(({ key, title, value, more }) => (
        <Col key={key} xs={12} md={8} xl={6} role="listitem" data-figure={key}>
          <Card size="small" style={{ height: '100%' }}>
            <Statistic title={title} valueStyle={FIGURE} valueRender={() => value} />
            {more !== undefined && (
              <Typography.Text type="secondary">
                <small>{more}</small>
              </Typography.Text>
            )}
          </Card>
        </Col>
      ))}
    </AntdRow>
  );
}
