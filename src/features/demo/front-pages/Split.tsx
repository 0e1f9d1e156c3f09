import Col from 'antd/es/col';
import Row from 'antd/es/row';
import type { ReactNode } from 'react';

/** The main content with its summary beside it, or below it on narrow screens. */
export function Split({ children, aside }: { readonly children: ReactNode; readonly aside: ReactNode }) {
  return (
    <Row gutter={[28, 28]}>
      <Col xs={24} lg={14}>
        {children}
      </Col>
      <Col xs={24} lg={10}>
        {aside}
      </Col>
    </Row>
  );
}
