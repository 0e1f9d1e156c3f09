import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from './use-modal.ts';
import './drawer.css';

type DrawerProps = {
  readonly title: string;
  /** Closed by Escape, the button or a click beside it; whoever shows the drawer stops doing so. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stays in view below what scrolls. */
  readonly footer?: ReactNode;
  readonly side?: 'end' | 'start';
};

/**
 * A panel at the edge of the window, the whole width on a phone. The browser's own dialog keeps the focus inside, gives
 * it back afterwards, and lies above everything: lists that antd opens elsewhere on the page would be below it.
 */
export function Drawer({ title, onClose, children, footer, side = 'end' }: DrawerProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const dialog = useModal(onClose);
  const pressedBeside = useRef(false);

  return (
    <dialog
      ref={dialog}
      className="k-drawer"
      data-side={side}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return; // of a file chooser inside
        event.preventDefault();
        onClose();
      }}
      // Beside it means pressed and let go there: text that is marked beyond the edge closes nothing.
      onPointerDown={(event) => (pressedBeside.current = event.target === event.currentTarget)}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedBeside.current) onClose();
      }}
    >
      <div className="k-drawer-panel">
        <div className="k-drawer-head">
          <h2 id={id}>{title}</h2>
          <button type="button" className="k-drawer-close" aria-label={t('close')} title={t('close')} onClick={onClose}>
            <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" strokeLinecap="round" />
            </svg>
          </button>
        </div>
        <div className="k-drawer-body">{children}</div>
        {footer !== undefined && <div className="k-drawer-foot">{footer}</div>}
      </div>
    </dialog>
  );
}
