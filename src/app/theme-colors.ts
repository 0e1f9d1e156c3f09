import type { Preferences } from '../config/preferences.ts';
import sheet from './palette.css?raw';

/** Names of palette.css without `--k-`, as `#rrggbb`. */
export type Colors = { readonly [name: string]: string };

const BLOCK = /:root(?:\[data-color='(\w+)'\])? \{([^}]*)\}/g;
const PAIR = /--k-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g;

/**
 * The colours of palette.css for a theme and a colour, as numbers: antd computes shades from them, which it cannot do
 * from CSS variables. Rules inside a media query are ignored.
 */
export function paletteColors({ isDark, color }: { isDark: boolean; color: Preferences['color'] }): Colors {
  const found: Record<string, string> = {};
  const [everywhere = ''] = sheet.split('@media', 1);
  for (const [, owner, lines = ''] of everywhere.matchAll(BLOCK)) {
    if (owner !== undefined && owner !== color) continue;
    for (const [, name = '', light = '', dark = ''] of lines.matchAll(PAIR)) found[name] = isDark ? dark : light;
  }
  return found;
}
