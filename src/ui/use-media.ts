// antd's Grid knows widths only.
import { useCallback, useSyncExternalStore } from 'react';

/** Up to this width (CSS px) a screen is a phone: rows become cards, forms have one column. */
export const PHONE = '(max-width: 640px)';
/** Used with a finger: targets are at least 44 px. */
export const COARSE = '(pointer: coarse)';
/** The system's setting of people whom movement makes ill or distracts. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the media query holds now; renders again when that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
