import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './tape-menu.css';

export type MenuEntry = { readonly key: string; readonly onChoose: () => void; readonly isOff?: boolean };
type MenuProps = {
  readonly at: { readonly x: number; readonly y: number };
  /** What it is about. */
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly onClose: () => void;
};

/** What can be done with a bar or an empty night: after a long press, a right click or the menu key. */
export default function TapeMenu({ at, label, entries, onClose }: MenuProps) {
  const { t } = useTranslation('tape');
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: at.x, top: at.y });

  useLayoutEffect(() => {
    const box = panel.current?.getBoundingClientRect();
    if (!box) return;
    const within = (value: number, length: number, room: number) => Math.max(8, Math.min(value, room - length - 8));
    setPlace({
      left: within(at.x, box.width, window.innerWidth),
      top: within(at.y, box.height, window.innerHeight),
    });
    panel.current?.querySelector<HTMLElement>('[role=menuitem]:not(:disabled)')?.focus();
  }, [at]);
  useEffect(() => {
    const handleDown = (event: Event) => {
      if (event.target instanceof Node && !panel.current?.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', handleDown, true);
    return () => document.removeEventListener('pointerdown', handleDown, true);
  }, [onClose]);

  const handleKey = (event: React.KeyboardEvent) => {
    const items = [...(panel.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? [])];
    const current = items.findIndex((item) => item === document.activeElement);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if (step !== 0) items[(current + step + items.length) % items.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={panel} role="menu" aria-label={label} className="k-tape-menu" style={place} onKeyDown={handleKey}>
      <p aria-hidden="true">{label}</p>
      {entries.map(({ key, onChoose, isOff }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          disabled={isOff}
          onClick={() => {
            onClose();
            onChoose();
          }}
        >
          {t(`menu.${key}`)}
        </button>
      ))}
    </div>
  );
}
