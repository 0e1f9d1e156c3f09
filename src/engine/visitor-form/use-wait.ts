import { useEffect, useState } from 'react';

export type Wait = { readonly seconds: number; readonly isOver: boolean; readonly start: (seconds: number) => void };

const SECOND = 1000; // ms

/**
 * Counts down the seconds the server asked to wait (429). It outlives a reload of the tab, so that reloading is no way
 * around the button.
 * @param name one wait a form
 */
export function useWait(name: string): Wait {
  const key = `wait ${name}`;
  const [seconds, setSeconds] = useState(() => secondsLeft(key));
  const [hasWaited, setHasWaited] = useState(false);
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    // Counted from the clock and not by ticks: a tab in the background ticks seldom.
    const timer = setInterval(() => {
      const left = secondsLeft(key);
      setSeconds(left);
      if (left === 0) setHasWaited(true);
    }, SECOND / 4);
    return () => clearInterval(timer);
  }, [key, isWaiting]);
  const start = (asked: number) => {
    sessionStorage.setItem(key, String(Date.now() + asked * SECOND));
    setHasWaited(false);
    setSeconds(asked);
  };
  return { seconds, isOver: hasWaited && !isWaiting, start };
}

function secondsLeft(key: string): number {
  const until = Number(sessionStorage.getItem(key) ?? 0);
  const left = Math.ceil((until - Date.now()) / SECOND);
  return Number.isFinite(left) && left > 0 ? left : 0;
}
