import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import type { ReactNode } from 'react';

type WhoProps = {
  /** A picture or an icon. */
  readonly sign: ReactNode;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Actions. */
  readonly children?: ReactNode;
};

/** A person or thing in one line: picture, name with details, and actions. */
export function Who({ sign, title, text, children }: WhoProps) {
  return (
    <Flex gap="12px" align="center" wrap={children !== undefined}>
      {sign}
      <Flex vertical flex="1 1 140px" style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{title}</strong>
        {text !== undefined && <Typography.Text type="secondary">{text}</Typography.Text>}
      </Flex>
      {children}
    </Flex>
  );
}
