import { type RefObject, useEffect } from 'react';

/**
 * Keeps an element at the lower window edge above the on-screen keyboard. Browsers that shrink the page
 * (`interactive-widget` in index.html) need nothing; the others overlay the page and report the overlap only through
 * the visual viewport.
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
