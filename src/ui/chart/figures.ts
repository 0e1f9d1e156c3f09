// antd has no charts.
/** How a chart is drawn. */
export type Drawing = 'column' | 'bar' | 'line' | 'area' | 'pie' | 'donut' | 'radar' | 'polar' | 'scatter' | 'bubble';

/** A value, none, or a place and a size. */
export type ChartFigure = number | null | readonly number[];
export type Series = {
  readonly label: string;
  readonly values: readonly ChartFigure[];
  /** Drawn otherwise than the others. */
  readonly as?: 'column' | 'line';
};
/** The figures to draw. The same object until something changes: a new one redraws. */
export type ChartFigures = {
  readonly as: Drawing;
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  /** Names of colours, one a label; absent = the theme's, in their order. */
  readonly colors?: readonly (string | undefined)[] | undefined;
  readonly isStacked: boolean;
  /** The value at the top; absent = the highest. */
  readonly most?: number | undefined;
  /** The least value at the top, where all are low or none. */
  readonly least?: number | undefined;
  /** The axis begins near the least value, for the way of a number and not its size. */
  readonly isCut?: boolean;
  /** The drawing alone: neither axes nor tooltips. */
  readonly isBare?: boolean;
  readonly format: (value: number) => string;
  /** For axes, where there is little room. */
  readonly formatShort: (value: number) => string;
};

/** Their colours go by label, for there is one series. */
export const SHARE_DRAWINGS: readonly Drawing[] = ['pie', 'donut', 'polar'];
/** Their values say themselves where they stand. */
export const POINTS: readonly Drawing[] = ['scatter', 'bubble'];
