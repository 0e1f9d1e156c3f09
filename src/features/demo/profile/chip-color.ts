const COLORS: Readonly<Record<string, string>> = {
  primary: 'geekblue',
  success: 'green',
  warning: 'orange',
  info: 'cyan',
  error: 'red',
};

/** The tag colour for a chip's colour; undefined = none. */
export const chipColor = (color: string): string | undefined =>
  Object.hasOwn(COLORS, color) ? COLORS[color] : undefined;
