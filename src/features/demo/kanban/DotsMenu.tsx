import { type ComponentProps, type RefObject, useState } from 'react';
import { Menu } from '../../../ui/Menu.tsx';

type DotsMenuProps = Pick<ComponentProps<typeof Menu>, 'label' | 'items' | 'choice'> & {
  readonly button: RefObject<HTMLButtonElement | null>;
};

/** Three dots and what can be done with the board or item on which they stand. */
export function DotsMenu({ button, label, items, choice }: DotsMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="k-kanban-icon"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        ⋮
      </button>
      {isOpen && <Menu anchor={button} label={label} items={items} choice={choice} onClose={() => setIsOpen(false)} />}
    </>
  );
}
