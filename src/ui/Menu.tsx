import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Popover } from './Popover.tsx';

export type MenuItem = {
  readonly key: string;
  readonly label: ReactNode;
  readonly isDanger?: boolean;
  /** One of several of which one is on; the rest of them are not. */
  readonly isChecked?: boolean;
  /** A line above it: what follows is something else. */
  readonly isApart?: boolean;
} & ({ readonly to: string } | { readonly onSelect: () => void });
type MenuProps = {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Below them, of which one is on. */
  readonly choice?: { readonly label: string; readonly items: readonly MenuItem[] } | undefined;
  /** Above the entries: whom or what they are about. */
  readonly head?: ReactNode;
  readonly onClose: () => void;
};

const ENTRY = '[role^=menuitem]';

/** A menu below a button, by the book: arrows move, Escape and Tab close. */
export function Menu({ anchor, label, items, choice, head, onClose }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>(ENTRY) ?? [])];
  useEffect(() => {
    list.current?.querySelector<HTMLElement>(ENTRY)?.focus({ preventScroll: true });
  }, []);

  const handleKey = (event: KeyboardEvent) => {
    const all = entries();
    const index = all.findIndex((entry) => entry === document.activeElement);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      all[(next + all.length) % all.length]?.focus();
    } else if (event.key === 'Tab') onClose();
  };

  return (
    <Popover anchor={anchor} align="end" onClose={onClose}>
      {head}
      <div ref={list} className="k-menu" role="menu" aria-label={label} tabIndex={-1} onKeyDown={handleKey}>
        {items.map((item) => (
          <Entry key={item.key} item={item} onClose={onClose} />
        ))}
        {choice && (
          <div role="group" aria-label={choice.label} className="k-menu-choice">
            <div aria-hidden="true">{choice.label}</div>
            {choice.items.map((item) => (
              <Entry key={item.key} item={item} onClose={onClose} />
            ))}
          </div>
        )}
      </div>
    </Popover>
  );
}

function Entry({ item, onClose }: { readonly item: MenuItem; readonly onClose: () => void }) {
  const common = {
    role: item.isChecked === undefined ? 'menuitem' : 'menuitemradio',
    tabIndex: -1,
    'aria-checked': item.isChecked,
    className: [item.isDanger && 'k-danger', item.isApart && 'k-apart'].filter(Boolean).join(' ') || undefined,
  };
  if ('to' in item) {
    return (
      <Link {...common} to={item.to} onClick={onClose}>
        {item.label}
      </Link>
    );
  }
  const handleClick = () => {
    onClose();
    item.onSelect();
  };
  return (
    <button type="button" {...common} onClick={handleClick}>
      {item.label}
    </button>
  );
}
