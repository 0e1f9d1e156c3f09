import type { ReactNode } from 'react';

type CardFrameProps = {
  readonly id: string;
  readonly title: string;
  /** A line below the title. */
  readonly text?: string;
  /** Behind the title. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of a block, called as the block is. */
export function CardFrame({ id, title, text = '', head, children }: CardFrameProps) {
  return (
    <section className="k-block-card" aria-labelledby={`block-${id}`}>
      <header className="k-block-head">
        <h2 id={`block-${id}`} className="k-block-title">
          {title}
        </h2>
        {head}
      </header>
      {text !== '' && <p className="k-block-note">{text}</p>}
      {children}
    </section>
  );
}
