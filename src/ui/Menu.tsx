import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Popover } from './Popover.tsx';

export type MenuItem = { readonly key: string; readonly label: string; readonly isDanger?: boolean } & (
  { readonly to: string } | { readonly onSelect: () => void }
);
type MenuProps = {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
};

/** A menu below a button, by the book: arrows move, Escape and Tab close. */
export function Menu({ anchor, label, items, onClose }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
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
      <div ref={list} className="k-menu" role="menu" aria-label={label} tabIndex={-1} onKeyDown={handleKey}>
        {items.map((item) => {
          const common = { role: 'menuitem', tabIndex: -1, ...(item.isDanger && { className: 'k-danger' }) };
          return 'to' in item ? (
            <Link key={item.key} {...common} to={item.to} onClick={onClose}>
              {item.label}
            </Link>
          ) : (
            <button
              key={item.key}
              type="button"
              {...common}
              onClick={() => {
                onClose();
                item.onSelect();
              }}
            >
              {item.label}
            </button>
          );
        })}
      </div>
    </Popover>
  );
}
