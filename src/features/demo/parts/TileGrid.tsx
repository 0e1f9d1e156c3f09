import type { ReactNode } from 'react';
import './tiles.css';

type TileGridProps = {
  /** Min px of each tile. */
  readonly width: number;
  /** The tiles of a row share its whole width; otherwise the last row keeps the width of those above. */
  readonly isFilled?: boolean;
  readonly children: ReactNode;
};

/** List entries (`li`) side by side, as many as fit. */
export function TileGrid({ width, isFilled = false, children }: TileGridProps) {
  const fit = `repeat(${isFilled ? 'auto-fit' : 'auto-fill'}, minmax(min(${width}px, 100%), 1fr))`;
  return (
    <ul className="k-tiles" style={{ gridTemplateColumns: fit }}>
      {children}
    </ul>
  );
}
