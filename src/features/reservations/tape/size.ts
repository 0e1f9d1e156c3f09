import { useMemo } from 'react';
import { COARSE, PHONE, useMedia } from '../../../ui/use-media.ts';
import type { Size } from '../../../engine/chart/on-plane.ts';

/** Lines are as high as a thumb on touch devices, and the name column is narrower on a phone. */
export function useSize(): Size {
  const isTouch = useMedia(COARSE);
  const isNarrow = useMedia(PHONE);
  return useMemo(
    () => ({ line: isTouch ? 48 : 40, name: isNarrow ? 104 : 216, head: 56, foot: 44 }),
    [isTouch, isNarrow],
  );
}
