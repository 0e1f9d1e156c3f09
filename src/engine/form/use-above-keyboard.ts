import { type RefObject, useEffect } from 'react';

/**
 * Keeps what stands at the lower edge of the window above a keyboard on the screen. Browsers that shrink the page for
 * their keyboard (`interactive-widget` in index.html) leave nothing to do; the others lay it over the page, and tell
 * by the visual viewport alone how much of it.
 */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const settle = () => {
      // Zoomed in, the visual viewport is smaller for another reason.
      const hidden = seen.scale > 1.01 ? 0 : Math.max(0, window.innerHeight - seen.height - seen.offsetTop);
      element.current?.style.setProperty('--k-keyboard', `${Math.round(hidden)}px`);
    };
    seen.addEventListener('resize', settle);
    seen.addEventListener('scroll', settle);
    return () => {
      seen.removeEventListener('resize', settle);
      seen.removeEventListener('scroll', settle);
    };
  }, [element]);
}
