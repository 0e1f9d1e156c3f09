import Typography from 'antd/es/typography';
import Flex from 'antd/es/flex';
import List from 'antd/es/list';
import { Link } from 'react-router';
import type { ClientResource, Row } from '../../config/types.ts';
import { formatDateTime } from '../../engine/format.ts';
import { bestPath } from '../../engine/resource/paths.ts';
import { textIn } from '../../engine/resource/text-in.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { StatusTag } from './StatusTag.tsx';

type MessageListProps = {
  readonly outbox: ClientResource;
  readonly rows: readonly Row[];
  /** Their distinguishing text, beside state, time and subject. */
  readonly what: (row: Row) => string;
  /** Shown if there are none. */
  readonly none: string;
};

/** Messages of the outbox, each with its state and a link. */
export function MessageList({ outbox, rows, what, none }: MessageListProps) {
  const language = useLanguage();
  if (rows.length === 0) return <Typography.Paragraph type="secondary">{none}</Typography.Paragraph>;
  return (
    <List
      size="small"
      dataSource={[...rows]}
      rowKey="id"
      renderItem={(row) => {
        const way = bestPath({ resource: outbox, id: row.id });
        const subject = textIn(row, 'subject');
        return (
          <List.Item>
            <Flex wrap gap="4px 12px">
              <StatusTag status={textIn(row, 'status')} />
              <span>{formatDateTime({ value: textIn(row, 'sentAt') || textIn(row, 'createdAt'), language })}</span>
              <span>{what(row)}</span>
              {way === undefined ? subject : <Link to={way}>{subject}</Link>}
            </Flex>
          </List.Item>
        );
      }}
    />
  );
}
