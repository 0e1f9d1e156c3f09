// antd has no charts: maps meanings to colours of palette.css.

/** How many series have a colour of their own. */
export const SERIES = 8;

/** The colour of the first, second … series, as CSS. */
export const seriesColor = (index: number): string => `var(--k-chart-${(index % SERIES) + 1})`;

/** The colour of a label, by the name that the configuration has for it, as CSS; what has none is grey. */
export const hueOf = (color: string | undefined): string =>
  color === undefined ? 'var(--k-muted)' : `var(--k-hue-${color}, var(--k-muted))`;
