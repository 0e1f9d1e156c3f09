// antd colours its tags; what is drawn in the colour of a tag has it from here.
import type { CSSProperties } from 'react';

/** `--hue` of what is drawn in the colour of a tag; none of its own where the name is unknown. */
export const hueStyle = (color: string | undefined): CSSProperties =>
  ({ '--hue': `var(--k-hue-${color ?? 'none'})` }) as CSSProperties;
