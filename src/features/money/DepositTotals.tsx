import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import type { DepositTotal } from '../../wire/money.ts';
import { TotalsPanel } from './TotalsPanel.tsx';

const SUMS = ['required', 'collected', 'held', 'withheld', 'refunded'] satisfies readonly (keyof DepositTotal)[];

/** PA2: what is open and what was settled, by currency and state. */
export function DepositTotals({ resource }: Pick<PanelProps, 'resource'>) {
  const { t } = useTranslation('money');
  return (
    <TotalsPanel
      texts="deposits"
      hint={t('deposits.what')}
      path="/security-deposits/totals"
      follows={resource.name}
      by="state"
      field={resource.fields['state']}
      sums={SUMS}
      shown="held"
      beside="required"
    />
  );
}
