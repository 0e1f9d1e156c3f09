import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Opens a `<dialog>` above everything while its component is there. The browser keeps the focus inside and gives it
 * back afterwards, but only if the dialog is closed before its element goes: hence a layout effect.
 *
 * @param onClose also called when the browser closes the dialog by itself, as a second Escape in a row does
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const panel = dialog.current;
    panel?.showModal();
    const handleClose = () => close();
    panel?.addEventListener('close', handleClose);
    return () => {
      panel?.removeEventListener('close', handleClose);
      panel?.close();
    };
  }, []);
  return dialog;
}
