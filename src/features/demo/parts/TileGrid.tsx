import type { ReactNode } from 'react';
import './tiles.css';

type TileGridProps = {
  /** px that each has at least. */
  readonly width: number;
  /** Those of one row share its whole width; otherwise a last row keeps the width of those above. */
  readonly isFilled?: boolean;
  readonly children: ReactNode;
};

/** Entries of a list (`li`) beside each other, as many as fit. */
export function TileGrid({ width, isFilled = false, children }: TileGridProps) {
  const fit = `repeat(${isFilled ? 'auto-fit' : 'auto-fill'}, minmax(min(${width}px, 100%), 1fr))`;
  return (
    <ul className="k-tiles" style={{ gridTemplateColumns: fit }}>
      {children}
    </ul>
  );
}
