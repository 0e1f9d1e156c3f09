import Col from 'antd/es/col';
import Row from 'antd/es/row';
import type { ReactNode } from 'react';
import './sided.css';

/** Without room for the one beside the other. */
export const NARROW = '(max-width: 900px)';

type SidedProps = {
  /** At the start; absent where there is no room for it. */
  readonly side: ReactNode;
  /** px that it takes. */
  readonly width: number;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A panel in two: the ways to what there is, and beside them what is looked at. */
export function Sided({ side, width, className = '', children }: SidedProps) {
  return (
    <Row wrap={false} className={`k-panel k-sided ${className}`}>
      {side !== null && <Col flex={`0 0 ${width}px`}>{side}</Col>}
      <Col flex="1">{children}</Col>
    </Row>
  );
}
