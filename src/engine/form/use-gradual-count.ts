import { startTransition, useEffect, useState } from 'react';

/** Sections that fill the screens people have. */
const FIRST = 3;

/**
 * How many of a long form's sections are built: the first ones at once, the rest behind what is painted. Growing gives
 * way to typing, and after a moment everything is there, for the page search and for those who hear the page.
 */
export function useGradualCount(count: number): number {
  const [built, setBuilt] = useState(FIRST);
  useEffect(() => {
    if (built < count) startTransition(() => setBuilt(built + 1));
  }, [built, count]);
  return Math.min(built, count);
}
