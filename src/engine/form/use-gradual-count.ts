import { startTransition, useEffect, useState } from 'react';

/** Sections that fill the screens people have. */
const FIRST = 3;

/**
 * How many sections of a long form are mounted: the first ones at once, the rest after painting. Mounting gives way to
 * typing, and soon everything is there, for the browser's search and screen readers.
 */
export function useGradualCount(count: number): number {
  const [built, setBuilt] = useState(FIRST);
  useEffect(() => {
    if (built < count) startTransition(() => setBuilt(built + 1));
  }, [built, count]);
  return Math.min(built, count);
}
