import { useTranslation } from 'react-i18next';
import type { ClientResource, Row } from '../../config/types.ts';
import { formatMoney, formatNumber } from '../fields/format.ts';
import { useLanguage, useText } from '../resource/use-text.ts';
import { type Sum, sumsOf } from './sums.ts';

type ListSumsProps = { readonly resource: ClientResource; readonly rows: readonly Row[] };

/** What the columns marked `sum` come to, over the rows on the screen. */
export default function ListSums({ resource, rows }: ListSumsProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const language = useLanguage();
  const shown = ({ currency, value }: Sum) =>
    currency === '' ? formatNumber({ value, language }) : formatMoney({ minor: value, currency, language });
  const sums = resource.list.columns.flatMap(({ field: name, sum }) => {
    const field = sum ? resource.fields[name] : undefined;
    const totals = field ? sumsOf({ field, rows }) : [];
    return field && totals.length > 0 ? [{ name, label: text(field.label), totals }] : [];
  });
  if (sums.length === 0) return null;
  return (
    <dl className="k-sums">
      {sums.map(({ name, label, totals }) => (
        <div key={name}>
          <dt>{t('sum', { field: label })}</dt>
          {totals.map((total) => (
            <dd key={total.currency}>{shown(total)}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
