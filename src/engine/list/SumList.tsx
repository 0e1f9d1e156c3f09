import type { ClientField } from '../../config/types.ts';
import { formatMoney, formatNumber } from '../format.ts';
import { useLanguage } from '../resource/use-text.ts';
import type { ColumnTotal } from './sums.ts';

export type FieldSums = {
  readonly field: ClientField;
  readonly label: string;
  /** Undefined while they are loading. */
  readonly sums: readonly ColumnTotal[] | undefined;
};

/** Totals of fields, one per currency; a field without any value has none. */
export function SumList({ fields }: { readonly fields: readonly FieldSums[] }) {
  const language = useLanguage();
  const shown = ({ currency, value }: ColumnTotal) =>
    currency === '' ? formatNumber({ value, language }) : formatMoney({ minor: value, currency, language });
  const filled = fields.filter(({ sums }) => sums?.length !== 0);
  if (filled.length === 0) return null;
  return (
    <dl className="k-line k-ends k-sums">
      {filled.map(({ field, label, sums }) => (
        <div key={field.name} className="k-line">
          <dt className="k-muted">{label}</dt>
          {sums ? (
            sums.map((sum) => (
              <dd key={sum.currency}>
                <strong>{shown(sum)}</strong>
              </dd>
            ))
          ) : (
            <dd aria-busy="true">…</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
