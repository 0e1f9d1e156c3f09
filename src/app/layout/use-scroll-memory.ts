import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const KEY = 'scroll';
const MAX_VISITS = 50; // visits
const PATIENCE = 3000; // ms a screen may need to be as long again as it was

/**
 * A new screen starts at its top, back leads to where one was: the rows may arrive later, so the place is taken once
 * the page is long enough, unless the person has scrolled meanwhile.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const before = useRef<string>(undefined);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const isFirst = before.current === undefined;
    const isSameScreen = before.current === pathname;
    before.current = pathname;
    const wanted = isBack ? (read()[key] ?? 0) : 0;
    // Another page or filter of the same list: the list is still the list.
    if (isSameScreen && !isBack) return;
    // The page starts at its top anyway, and reading its height would force another layout.
    if (isFirst && wanted === 0) return;
    return scrollOnce(wanted);
  }, [key, pathname, isBack]);

  useEffect(() => {
    const handleScroll = () => write(key, Math.round(window.scrollY));
    window.addEventListener('scrollend', handleScroll);
    window.addEventListener('pagehide', handleScroll);
    return () => {
      window.removeEventListener('scrollend', handleScroll);
      window.removeEventListener('pagehide', handleScroll);
    };
  }, [key]);
}

function scrollOnce(top: number): () => void {
  const isLongEnough = () => document.documentElement.scrollHeight >= top + window.innerHeight;
  const go = () => window.scrollTo({ top, behavior: 'instant' });
  if (isLongEnough()) go();
  if (isLongEnough() || top === 0) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (!isLongEnough()) return;
    go();
    stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(name, stop);
  };
  observer.observe(document.body);
  for (const name of ['wheel', 'touchmove', 'keydown']) window.addEventListener(name, stop, { passive: true });
  return stop;
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function write(key: string, top: number): void {
  const others = Object.entries(read())
    .filter(([other]) => other !== key)
    .slice(-MAX_VISITS);
  sessionStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(others), [key]: top }));
}
