import Button from 'antd/es/button';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { setPreference, usePreference } from '../../../providers/preferences.ts';
import { BrandMark } from '../../Brand.tsx';
import { Stroke } from '../../../ui/Stroke.tsx';
import { MenuGroups } from './MenuGroups.tsx';
import './menu.css';

const INTENT = 120; // ms a pointer rests on the icons before they open; passing over them opens nothing
const GRACE = 220; // ms a pointer may leave for

/**
 * The vertical navigation of a wide screen: a column of icons that expands over the content on hover and keyboard
 * focus, and beside the content when pinned. CSS sets its width by `data-menu`, so nothing moves while the page loads.
 */
export function SideMenu() {
  const { t } = useTranslation('menu');
  const isPinned = usePreference('menu') === 'expanded';
  const { isPeeking, handlers } = usePeek();
  return (
    <aside id="menu" className="k-side" data-peek={(isPeeking && !isPinned) || undefined} {...handlers}>
      <div className="k-side-panel">
        <div className="k-side-head">
          <Link className="k-brand k-side-brand" to="/" aria-label="Konak">
            <BrandMark /> <span className="k-cut k-menu-label">Konak</span>
          </Link>
          <Button
            type="text"
            className="k-side-pin"
            icon={<Stroke path={isPinned ? 'M14 7l-5 5 5 5M19 7l-5 5 5 5' : 'M5 7l5 5-5 5M10 7l5 5-5 5'} />}
            aria-pressed={isPinned}
            aria-label={t('pin')}
            title={t(isPinned ? 'unpin' : 'pin')}
            onClick={() => setPreference('menu', isPinned ? 'collapsed' : 'expanded')}
          />
        </div>
        <MenuGroups hasTips={!isPinned && !isPeeking} />
      </div>
    </aside>
  );
}

/** Whether the folded menu is open for a moment. Escape closes it without moving the pointer (WCAG 1.4.13). */
function usePeek() {
  const [isPeeking, setIsPeeking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = (next: boolean, wait: number) => {
    clearTimeout(timer.current);
    if (wait === 0) setIsPeeking(next);
    else timer.current = setTimeout(() => setIsPeeking(next), wait);
  };
  const handlers = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && settle(true, INTENT),
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      if (!event.currentTarget.querySelector(':focus-visible')) settle(false, GRACE);
    },
    onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && settle(true, 0),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget) && !event.currentTarget.matches(':hover'))
        settle(false, 0);
    },
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && settle(false, 0),
  };
  return { isPeeking, handlers };
}
