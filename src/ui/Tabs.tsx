import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import './tabs.css';

export type Tab = {
  readonly key: string;
  readonly label: string;
  /** Beside the label, e.g. how many errors the tab hides. */
  readonly badge?: ReactNode;
  readonly content: ReactNode;
};
type TabsProps = {
  readonly tabs: readonly Tab[];
  readonly label: string;
  readonly active: string;
  readonly onChange: (key: string) => void;
};

/** px at the ends of the row, as in the style sheet: there a tab is not in full sight. */
const FADE = 48;

/** Tabs by the book: arrow keys move, a panel is built when first opened and kept, so nothing typed in it is lost. */
export function Tabs({ tabs, label, active, onChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly string[]>([active]);
  if (!opened.includes(active)) setOpened([...opened, active]);

  // Along the row only: whoever reads above it is not taken away from there.
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelector(`[data-key="${CSS.escape(active)}"]`)?.getBoundingClientRect();
    if (!row || !tab) return;
    const { left, right } = row.getBoundingClientRect();
    if (tab.right > right - FADE) row.scrollLeft += tab.right - right + FADE;
    else if (tab.left < left + FADE) row.scrollLeft -= left + FADE - tab.left;
  }, [active]);

  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const index = tabs.findIndex(({ key }) => key === active);
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.key);
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.key)}"]`)?.focus();
  };

  return (
    <div className="k-tabs">
      <div className="k-tab-list" role="tablist" aria-label={label} ref={list}>
        {tabs.map(({ key, label: name, badge }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            data-key={key}
            aria-selected={key === active}
            aria-controls={`${id}-panel-${key}`}
            tabIndex={key === active ? 0 : -1}
            onClick={() => onChange(key)}
            onKeyDown={handleKey}
          >
            {name}
            {badge}
          </button>
        ))}
      </div>
      {tabs.map(({ key, content }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-panel-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          hidden={key !== active}
        >
          {opened.includes(key) && content}
        </div>
      ))}
    </div>
  );
}
