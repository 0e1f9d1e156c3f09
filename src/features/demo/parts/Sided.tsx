import Col from 'antd/es/col';
import Row from 'antd/es/row';
import type { ReactNode } from 'react';
import './sided.css';

/** Too narrow for two columns. */
export const NARROW = '(max-width: 900px)';

type SidedProps = {
  /** At the start; absent on narrow screens. */
  readonly side: ReactNode;
  /** Its width in px. */
  readonly width: number;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A panel in two columns: navigation, and the content beside it. */
export function Sided({ side, width, className = '', children }: SidedProps) {
  return (
    <Row wrap={false} className={`k-panel k-sided ${className}`}>
      {side !== null && <Col flex={`0 0 ${width}px`}>{side}</Col>}
      <Col flex="1">{children}</Col>
    </Row>
  );
}
