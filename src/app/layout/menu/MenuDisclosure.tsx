import Button from 'antd/es/button';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuGroupEntries } from '../../../engine/menu.ts';
import { useText } from '../../../engine/resource/use-text.ts';
import type { Counts } from './here.ts';
import { MenuLink } from './MenuLink.tsx';
import { useApart } from './use-apart.ts';

type MenuDisclosureProps = {
  readonly id: string;
  readonly label: string;
  /** One, or several with their headings ("More"). */
  readonly groups: readonly MenuGroupEntries[];
  readonly hereKey: string | undefined;
  readonly isHere: boolean;
  readonly counts: Counts;
  readonly state: OpenState;
  /** Opening one closes the others: the bar knows which it is. */
  readonly onState: (id: string, state: OpenState) => void;
};

/** Open while the mouse is there, or kept open by a click or a key. */
export type OpenState = 'closed' | 'hovered' | 'kept';

const INTENT = 120; // ms
const GRACE = 250; // ms; the pointer may briefly leave both on its way from the button to an entry

/**
 * A group of the bar. Hover opens for a moment; a click keeps open what hover has opened, and a second one closes it.
 * Escape goes back to its button.
 */
export function MenuDisclosure(props: MenuDisclosureProps) {
  const { id, label, groups, hereKey, isHere, counts, state, onState } = props;
  const text = useText();
  const isOpen = state !== 'closed';
  const whole = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const put = (next: OpenState) => {
    clearTimeout(timer.current);
    onState(id, next);
  };
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const handleHover = (isIn: boolean) => {
    clearTimeout(timer.current);
    // Asked when it is time: a click may have come meanwhile.
    timer.current = setTimeout(
      () => latest.current !== 'kept' && onState(id, isIn ? 'hovered' : 'closed'),
      isIn ? INTENT : GRACE,
    );
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = useEffectEvent(() => put('closed'));
  useEffect(() => {
    if (!isOpen) return;
    const handlePointer = ({ target }: Event) => {
      if (target instanceof Node && !whole.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', handlePointer);
    return () => document.removeEventListener('pointerdown', handlePointer);
  }, [isOpen]);

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const button = whole.current?.querySelector<HTMLElement>('button');
    const links = [...(whole.current?.querySelectorAll<HTMLElement>('.k-bar-panel a') ?? [])];
    const index = links.findIndex((link) => link === document.activeElement);
    if (event.key === 'Escape' && isOpen) {
      put('closed');
      button?.focus();
    }
    const next = { ArrowDown: index + 1, ArrowUp: index === -1 ? -1 : index - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    // On the button it opens first; the entries are there, only not seen.
    if (state !== 'kept') put('kept');
    requestAnimationFrame(() => links.at(next % links.length)?.focus());
  };
  return (
    <div
      ref={whole}
      className="k-bar-group"
      data-here={isHere || undefined}
      onKeyDown={handleKey}
      onPointerEnter={({ pointerType }: PointerEvent) => pointerType === 'mouse' && handleHover(true)}
      onPointerLeave={({ pointerType }: PointerEvent) => pointerType === 'mouse' && handleHover(false)}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) put('closed');
      }}
    >
      <button
        type="button"
        className="k-bar-button"
        aria-expanded={isOpen}
        aria-controls={`menu-${id}`}
        onClick={() => put(state === 'kept' ? 'closed' : 'kept')}
      >
        {label}
        <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
          <path d="m4 6 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
      </button>
      <div id={`menu-${id}`} className="k-bar-panel" hidden={!isOpen}>
        {groups.map((group) => (
          <section key={group.id}>
            {groups.length > 1 && <h2>{text(group.label)}</h2>}
            {group.isApart && <Apart group={group} />}
            <ul className="k-menu-entries" aria-label={text(group.label)}>
              {group.entries.map((entry) => (
                <li key={entry.key}>
                  <MenuLink entry={entry} isHere={entry.key === hereKey} count={counts[entry.key]} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Loads the group's entries when they are needed. */
function Apart({ group }: { readonly group: MenuGroupEntries }) {
  const { t } = useTranslation('menu');
  const text = useText();
  const { isWaiting, bring } = useApart(group);
  return (
    <Button block type="link" loading={isWaiting} onClick={bring}>
      {t('apart', { group: text(group.label) })}
    </Button>
  );
}
