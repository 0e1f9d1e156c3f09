import Card from 'antd/es/card';
import type { ReactNode } from 'react';

type CardFrameProps = {
  readonly id: string;
  readonly title: string;
  /** A line below the title. */
  readonly text?: string;
  /** Behind the title. */
  readonly head?: ReactNode;
  /** Its content reaches the edges, as tables do. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
};

/** The frame of a block, called as the block is. */
export function CardFrame({ id, title, text = '', head, isFlush = false, children }: CardFrameProps) {
  return (
    <Card
      size="small"
      role="region"
      aria-labelledby={`block-${id}`}
      title={<h2 id={`block-${id}`}>{title}</h2>}
      extra={head}
      {...(isFlush && { styles: { body: { padding: 0 } } })}
    >
      {text !== '' && <p className="k-muted k-block-text">{text}</p>}
      {children}
    </Card>
  );
}
