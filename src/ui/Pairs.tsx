// antd's Descriptions is a table: a list of terms says the same to those who hear it, and flows in columns of its own.
import type { ReactNode } from 'react';
import './pairs.css';

export type Pair = { readonly key: string; readonly label: string; readonly value: ReactNode; readonly wide?: boolean };

/** Labels and values in as many columns as fit: the facts of a record. */
export function Pairs({ pairs }: { readonly pairs: readonly Pair[] }) {
  return (
    <dl className="k-pairs">
      {pairs.map(({ key, ...pair }) => (
        <PairView key={key} {...pair} />
      ))}
    </dl>
  );
}

/** One of them, in a `k-pairs` list. */
export function PairView({ label, value, wide }: Omit<Pair, 'key'>) {
  return (
    <div className={wide ? 'k-pair k-pair-wide' : 'k-pair'}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
