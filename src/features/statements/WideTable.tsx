import type { ReactNode } from 'react';

type WideTableProps = {
  readonly label: string;
  readonly caption?: string;
  /** Beside `k-st-table`. */
  readonly className?: string;
  /** Scrolls up and down within its region, too. */
  readonly isTall?: boolean;
  /** The names of its columns: words, then `amount` where figures stand below. */
  readonly columns: readonly (readonly [name: string, kind?: 'amount'])[];
  /** The bodies of the table. */
  readonly children: ReactNode;
};

/** A table that scrolls within a region of its own where it is wider than the screen. */
export function WideTable({ label, caption, className, isTall = false, columns, children }: WideTableProps) {
  return (
    <div className={isTall ? 'k-st-scroll k-st-tall' : 'k-st-scroll'} role="region" aria-label={label} tabIndex={0}>
      <table className={className === undefined ? 'k-st-table' : `k-st-table ${className}`}>
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map(([name, kind]) => (
              <th key={name} scope="col" className={kind && 'k-st-amount'}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}
