import Collapse, { type CollapseProps } from 'antd/es/collapse';
import { type KeyboardEvent, type ReactNode, useState } from 'react';

export type AccordionItem = {
  /** Id of the element, so that an address can lead to it. */
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
};
type AccordionProps = Pick<CollapseProps, 'ghost' | 'size'> & {
  readonly items: readonly AccordionItem[];
  /** The one that begins open. */
  readonly open?: string | undefined;
};

/** Titles that open to what is below them. */
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

/** antd's titles hear Enter alone; the space bar presses them as it presses any button. */
export function pressBySpace(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== ' ' || !(target instanceof HTMLElement) || target.getAttribute('role') !== 'button') return;
  event.preventDefault();
  target.click();
}
