import type { ReactNode } from 'react';
import './accordion.css';

export type AccordionItem = {
  /** Of the element, so that an address can lead to it. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
};
type AccordionProps = {
  readonly items: readonly AccordionItem[];
  /** The one that begins open. */
  readonly open?: string | undefined;
};

/** Questions that open to their answers, by the browser's own element: keyboard, search in the page, printing. */
export function Accordion({ items, open }: AccordionProps) {
  return (
    <div className="k-accordion">
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} open={id === open}>
          <summary>{title}</summary>
          <div className="k-accordion-text">{content}</div>
        </details>
      ))}
    </div>
  );
}
