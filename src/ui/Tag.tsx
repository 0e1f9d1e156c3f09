import type { ReactNode } from 'react';
import './tag.css';

/** Colour names of the configuration (antd's preset names); others are shown without colour. */
const COLORS = [
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

/** A short state in colour. The text carries the meaning, the colour repeats it. */
export function Tag({ color, children }: { readonly color?: string | undefined; readonly children: ReactNode }) {
  const known = COLORS.find((name) => name === color);
  return <span className={known ? `k-tag k-tag-${known}` : 'k-tag'}>{children}</span>;
}
