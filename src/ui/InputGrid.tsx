// antd's Row counts columns by the window; these are as many as fit where they are.
import type { ReactNode } from 'react';

/** Inputs side by side. @param least minimum px of each */
export function InputGrid({ least = 150, children }: { readonly least?: number; readonly children: ReactNode }) {
  const columns = `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`;
  return <div style={{ display: 'grid', gridTemplateColumns: columns, gap: '10px 16px' }}>{children}</div>;
}
