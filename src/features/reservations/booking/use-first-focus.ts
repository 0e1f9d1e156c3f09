import { useEffect, useState } from 'react';

/** Max frames to wait for a field whose code is still loading. */
const MAX_FRAMES = 180;

/** Focuses a form's first field when it opens; not if the person has moved on meanwhile, and not on a phone. */
export function useFirstFocus(id: string): void {
  const [first] = useState(id);
  useEffect(() => {
    if (!window.matchMedia('(pointer: fine)').matches) return;
    let frame: number | undefined;
    let tries = 0;
    const isElsewhere = () => document.activeElement?.matches('input, textarea, select') ?? false;
    const tryToFocus = () => {
      const field = document.getElementById(first);
      if (isElsewhere()) return;
      if (field instanceof HTMLInputElement && !field.disabled) field.focus({ preventScroll: true });
      else if ((tries += 1) < MAX_FRAMES) frame = requestAnimationFrame(tryToFocus);
    };
    tryToFocus();
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [first]);
}
