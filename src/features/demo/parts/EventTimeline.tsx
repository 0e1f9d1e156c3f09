import Flex from 'antd/es/flex';
import Timeline from 'antd/es/timeline';
import Typography from 'antd/es/typography';
import type { ReactNode } from 'react';

type Event = {
  readonly key: string;
  readonly title: string;
  readonly when: string;
  readonly text: string;
  readonly more?: ReactNode;
  /** Whether it has happened; default: yes. */
  readonly isDone?: boolean;
};

/** Events in chronological order. */
export function EventTimeline({ events }: { readonly events: readonly Event[] }) {
  return (
    <Timeline
      items={events.map(({ key, title, when, text, more, isDone = true }) => ({
        key,
        color: isDone ? 'var(--k-accent)' : 'var(--k-border-strong)',
        children: (
          <>
            <Flex wrap gap="2px 12px" justify="space-between">
              <strong>{title}</strong>
              <Typography.Text type="secondary">{when}</Typography.Text>
            </Flex>
            <Typography.Text type="secondary">{text}</Typography.Text>
            {more}
          </>
        ),
      }))}
    />
  );
}
