// antd has no charts: a canvas is painted in the colours of the theme.
import { type RefObject, useSyncExternalStore } from 'react';
import type { Paint } from './draw-chart.ts';
import { hueOf, SERIES, seriesColor } from './colors.ts';
import type { ChartFigures } from './figures.ts';

/** Attributes of the document that change colours. */
const LOOKS = ['data-theme', 'data-color', 'data-skin'];
const QUERIES = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'];

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: LOOKS });
  const lists = QUERIES.map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

const lookNow = (): string =>
  [
    ...LOOKS.map((name) => document.documentElement.getAttribute(name) ?? ''),
    ...QUERIES.map((query) => window.matchMedia(query).matches),
  ].join(' ');

/** Changes whenever the colours of the theme may have. */
export function useLook(): string {
  return useSyncExternalStore(subscribe, lookNow);
}

/** The theme's colours as they are at an element: a canvas knows no variables, and they no value without one. */
export function paintAt({ current: element }: RefObject<HTMLElement | null>, colors?: ChartFigures['colors']): Paint {
  const read = (color: string): string => {
    if (!element) return 'gray';
    element.style.color = color;
    return getComputedStyle(element).color;
  };
  const paint = {
    ...(colors && { labels: colors.map((color) => read(hueOf(color))) }),
    series: Array.from({ length: SERIES }, (_, index) => read(seriesColor(index))),
    text: read('var(--k-text)'),
    muted: read('var(--k-muted)'),
    line: read('var(--k-border)'),
    surface: read('var(--k-surface)'),
    font: element ? getComputedStyle(element).fontFamily : '',
  };
  if (element) element.style.color = '';
  return paint;
}
