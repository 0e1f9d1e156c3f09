import type { Row } from '../../../config/types.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { useText } from '../../resource/use-text.ts';
import { SumList } from '../SumList.tsx';
import { summedFields, columnTotals } from '../sums.ts';

/** Totals of the ticked rows. */
export function PickSums({ rows }: { readonly rows: readonly Row[] }) {
  const text = useText();
  const { resource } = useEngine();
  return (
    <SumList
      fields={summedFields(resource).map((field) => ({
        field,
        label: text(field.label),
        sums: columnTotals({ field, rows }),
      }))}
    />
  );
}
