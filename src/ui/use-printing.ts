// antd knows nothing of paper.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being put on paper, or shown as it will stand there. What a component builds because of it is
 * built before the browser takes the page: there is no later moment.
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
