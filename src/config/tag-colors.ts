/** Colour names of the configuration (antd's presets); others are shown without colour. */
export const TAG_COLORS = [
  'gold',
  'orange',
  'volcano',
  'red',
  'magenta',
  'pink',
  'purple',
  'geekblue',
  'blue',
  'cyan',
  'green',
  'lime',
  'yellow',
] as const;
