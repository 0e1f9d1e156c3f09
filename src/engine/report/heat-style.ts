import type { CSSProperties } from 'react';

/** The ground of a cell: the more of the colour, the higher its step, from 0 to 5. */
export const heatStyle = (step: number): CSSProperties => ({
  background: `color-mix(in srgb, var(--k-chart-1) ${step * 9}%, var(--k-surface))`,
});
