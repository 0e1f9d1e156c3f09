import { type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BrandMark } from '../../Brand.tsx';
import { Stroke } from '../../../ui/Stroke.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import { MenuGroups } from './MenuGroups.tsx';
import './menu.css';
import './overlay-menu.css';

const SWIPE = 60; // px towards the edge

/**
 * The navigation of a narrow screen, over the content. The browser's own dialog keeps the focus inside, closes by
 * Escape and gives the focus back; a tap beside it or a swipe to the edge closes it too.
 */
export default function OverlayMenu({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('common');
  const dialog = useModal(onClose);
  const start = useRef({ x: 0, y: 0 });
  const handleUp = ({ clientX, clientY }: PointerEvent) => {
    const moved = { x: clientX - start.current.x, y: Math.abs(clientY - start.current.y) };
    if (moved.x < -SWIPE && moved.y < SWIPE) onClose();
  };
  return (
    <dialog
      ref={dialog}
      id="menu"
      className="k-overlay"
      aria-label={t('layout.menu')}
      onPointerDown={({ clientX, clientY }) => (start.current = { x: clientX, y: clientY })}
      onPointerUp={handleUp}
      onClick={({ target, currentTarget }) => {
        // On the veil, or on an entry: also on the one of the screen that is open already.
        if (target === currentTarget || (target instanceof Element && target.closest('a'))) onClose();
      }}
    >
      <div className="k-overlay-panel">
        <div className="k-side-head">
          <Link className="k-brand k-side-brand" to="/" aria-label="Konak">
            <BrandMark /> <span>Konak</span>
          </Link>
          <button type="button" className="k-side-pin" aria-label={t('layout.closeMenu')} onClick={onClose}>
            <Stroke path="M6 6l12 12M18 6L6 18" />
          </button>
        </div>
        <MenuGroups />
      </div>
    </dialog>
  );
}
