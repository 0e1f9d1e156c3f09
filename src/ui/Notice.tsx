// antd has two of these: an Alert for failures, and an Empty for missing content.
import Alert from 'antd/es/alert';
import Empty from 'antd/es/empty';
import Flex from 'antd/es/flex';
import Text from 'antd/es/typography/Text';
import type { ReactNode } from 'react';
import { RequestId } from './RequestId.tsx';

type NoticeProps = {
  /** `empty`: nothing here yet; `error`: something failed, read out at once. */
  readonly kind: 'empty' | 'error';
  readonly title: string;
  readonly text?: string | undefined;
  /** The failed call: its id is shown below, for operators. */
  readonly error?: unknown;
  /** Possible remedies. */
  readonly children?: ReactNode;
};

/** Instead of content: says why there is none and offers the way on. */
export function Notice({ kind, title, text = '', error, children }: NoticeProps) {
  const ways = children !== undefined && (
    <Flex wrap gap={8} justify={kind === 'error' ? 'start' : 'center'}>
      {children}
    </Flex>
  );
  if (kind === 'error') {
    return (
      <Alert
        type="error"
        showIcon
        message={title}
        description={
          (text !== '' || ways || error !== undefined) && (
            <Flex vertical gap={12}>
              {text !== '' && <span>{text}</span>}
              {ways}
              <RequestId of={error} />
            </Flex>
          )
        }
      />
    );
  }
  return (
    <div role="status">
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={
          <Flex vertical gap={4}>
            <Text strong>{title}</Text>
            {text !== '' && <Text type="secondary">{text}</Text>}
          </Flex>
        }
      >
        {ways}
      </Empty>
    </div>
  );
}
