/** The chart colour of each calendar. */
const HUES: Readonly<Record<string, number>> = { Business: 1, Holiday: 2, Personal: 6, ETC: 3, Family: 7 };

/** A calendar's colour as a CSS value. */
export const hueOf = (calendar: string): string => `var(--k-chart-${HUES[calendar] ?? 1})`;
