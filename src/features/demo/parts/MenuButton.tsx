import Button from 'antd/es/button';
import { type ComponentProps, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Menu } from '../../../ui/Menu.tsx';

type MenuButtonProps = Pick<ComponentProps<typeof Menu>, 'label' | 'items' | 'choice'> & {
  readonly icon: ReactNode;
  readonly size?: 'small';
  /** Gets the focus back when the element opened by an entry closes. */
  readonly button?: RefObject<HTMLButtonElement | null>;
};

/** An icon button with a menu of actions. */
export function MenuButton({ icon, size, button, label, items, choice }: MenuButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const anchor = button ?? own;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        ref={anchor}
        type="text"
        icon={icon}
        {...(size && { size })}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && <Menu anchor={anchor} label={label} items={items} choice={choice} onClose={() => setIsOpen(false)} />}
    </>
  );
}
