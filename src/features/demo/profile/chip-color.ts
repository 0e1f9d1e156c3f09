const COLORS: Readonly<Record<string, string>> = {
  primary: 'geekblue',
  success: 'green',
  warning: 'orange',
  info: 'cyan',
  error: 'red',
};

/** The tag's colour for a chip's; undefined = none. */
export const chipColor = (color: string): string | undefined =>
  Object.hasOwn(COLORS, color) ? COLORS[color] : undefined;
