import Collapse, { type CollapseProps } from 'antd/es/collapse';
import { type KeyboardEvent, type ReactNode, useState } from 'react';

export type AccordionItem = {
  /** Id of the element, as the target of a link. */
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
};
type AccordionProps = Pick<CollapseProps, 'ghost' | 'size'> & {
  readonly items: readonly AccordionItem[];
  /** The initially open one. */
  readonly open?: string | undefined;
};

/** Titles that expand to their content. */
export function Accordion({ items, open, ...look }: AccordionProps) {
  const [begun, setBegun] = useState(open);
  const [active, setActive] = useState<readonly string[]>(open === undefined ? [] : [open]);
  if (open !== begun) {
    setBegun(open);
    if (open !== undefined) setActive([...active, open]);
  }
  return (
    <Collapse
      {...look}
      activeKey={[...active]}
      onChange={(keys) => setActive(keys)}
      expandIconPosition="end"
      items={items.map(({ id, title, content }) => ({
        key: id,
        id,
        label: title,
        children: content,
        onKeyDown: pressBySpace,
      }))}
    />
  );
}

/** antd's titles react only to Enter; this lets the space bar press them like any button. */
export function pressBySpace(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== ' ' || !(target instanceof HTMLElement) || target.getAttribute('role') !== 'button') return;
  event.preventDefault();
  target.click();
}
