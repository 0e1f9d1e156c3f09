// antd knows nothing of paper.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed, or shown as it will be printed. Components that depend on it render before the
 * browser captures the page, because there is no later moment.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(() => window.matchMedia('print').matches);
  useEffect(() => {
    const paper = window.matchMedia('print');
    // Two ways to know, and no browser tells both of them at the same time.
    let hasBegun = false;
    const tell = () => flushSync(() => setPrinting(hasBegun || paper.matches));
    const begin = () => {
      hasBegun = true;
      tell();
    };
    const end = () => {
      hasBegun = false;
      tell();
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    paper.addEventListener('change', tell);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      paper.removeEventListener('change', tell);
    };
  }, []);
  return isPrinting;
}
