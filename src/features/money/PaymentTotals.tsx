import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import type { PaymentTotal } from '../../wire/money.ts';
import { TotalsPanel } from './TotalsPanel.tsx';

const SUMS = ['in', 'out', 'net'] satisfies readonly (keyof PaymentTotal)[];

const groupOf = (name: string): string =>
  name.includes('transfer') ? 'transfers' : name.includes('deposit') ? 'deposits' : 'collections';

/** What came and went, by currency and method. */
export function PaymentTotals({ resource }: Pick<PanelProps, 'resource'>) {
  const of = groupOf(resource.name);
  return (
    <TotalsPanel
      texts="totals"
      path="/payments/totals"
      asked={{ of }}
      follows={resource.name}
      by="method"
      field={resource.fields[of === 'transfers' ? 'purpose' : 'method']}
      sums={SUMS}
      shown="net"
      beside="count"
    />
  );
}
