import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import { type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BrandMark } from '../../Brand.tsx';
import { Stroke } from '../../../ui/Stroke.tsx';
import { useFocusBack } from '../../../ui/use-layer.ts';
import { MenuGroups } from './MenuGroups.tsx';
import './menu.css';

const SWIPE = 60; // px towards the edge

/** The navigation of a narrow screen, over the content. Escape, a tap outside or a swipe to the edge closes it. */
export default function OverlayMenu({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('common');
  useFocusBack();
  const start = useRef({ x: 0, y: 0 });
  const handleUp = ({ clientX, clientY }: PointerEvent) => {
    const moved = { x: clientX - start.current.x, y: Math.abs(clientY - start.current.y) };
    if (moved.x < -SWIPE && moved.y < SWIPE) onClose();
  };
  return (
    <Drawer
      open
      id="menu"
      className="k-overlay"
      aria-label={t('layout.menu')}
      placement="left"
      width="min(310px, 86vw)"
      closable={false}
      styles={{ body: { padding: 0 } }}
      onClose={onClose}
    >
      <div
        className="k-overlay-panel"
        onPointerDown={({ clientX, clientY }) => (start.current = { x: clientX, y: clientY })}
        onPointerUp={handleUp}
        // On an entry: also on the one of the screen that is open already.
        onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}
      >
        <div className="k-side-head">
          <Link className="k-brand k-side-brand" to="/" aria-label="Konak">
            <BrandMark /> <span>Konak</span>
          </Link>
          <Button
            type="text"
            className="k-side-pin"
            icon={<Stroke path="M6 6l12 12M18 6L6 18" />}
            aria-label={t('layout.closeMenu')}
            onClick={onClose}
          />
        </div>
        <MenuGroups />
      </div>
    </Drawer>
  );
}
