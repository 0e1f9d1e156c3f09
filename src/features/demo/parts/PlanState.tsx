import Col from 'antd/es/col';
import Flex from 'antd/es/flex';
import Row from 'antd/es/row';
import Typography from 'antd/es/typography';
import type { ReactNode } from 'react';
import { ProgressBar } from './ProgressBar.tsx';

type PlanStateProps = {
  readonly name: string;
  /** The price and the renewal. */
  readonly children: ReactNode;
  readonly days: string;
  readonly over: string;
  readonly percent: number;
  readonly left: string;
};

/** A plan, and the elapsed part of its month. */
export function PlanState({ name, children, days, over, percent, left }: PlanStateProps) {
  return (
    <Row gutter={[32, 16]} style={{ marginBlockEnd: 14 }}>
      <Col xs={24} md={12}>
        <strong>{name}</strong>
        {children}
      </Col>
      <Col xs={24} md={12}>
        <Flex justify="space-between">
          <strong>{days}</strong>
          <strong>{over}</strong>
        </Flex>
        <ProgressBar label={days} percent={percent} tone="warning" />
        <Typography.Text type="secondary">{left}</Typography.Text>
      </Col>
    </Row>
  );
}
