import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import './price-choice.css';

type Price = { readonly total: number | null; readonly currency: string };
type PriceChoiceProps = {
  /** As agreed. */
  readonly before: Price;
  /** As it would be made now. */
  readonly after: Price;
  readonly keepPrice: boolean;
  /** Absent where the role has no say. */
  readonly onChange: ((keepPrice: boolean) => void) | undefined;
};

/** RS2: the agreed price against the new one with the difference, and which of them holds. Wherever a stay is changed. */
export function PriceChoice({ before, after, keepPrice, onChange }: PriceChoiceProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const money = ({ total, currency }: Price) =>
    total === null ? '–' : formatMoney({ minor: total, currency, language });
  const isComparable = before.total !== null && after.total !== null && before.currency === after.currency;
  const difference = isComparable ? after.total - before.total : null;
  const sign = difference !== null && difference > 0 ? '+' : '';
  return (
    <fieldset className="k-price-choice">
      <legend className="k-hidden">{t('price.title')}</legend>
      <label>
        <input type="radio" name="price" checked={keepPrice} disabled={!onChange} onChange={() => onChange?.(true)} />
        <span>{t('price.keep')}</span>
        <strong>{money(before)}</strong>
      </label>
      <label>
        <input type="radio" name="price" checked={!keepPrice} disabled={!onChange} onChange={() => onChange?.(false)} />
        <span>{t('price.anew')}</span>
        <strong>{money(after)}</strong>
        {difference !== null && (
          <small>
            {t('price.difference')}: {sign}
            {money({ total: difference, currency: after.currency })}
          </small>
        )}
      </label>
    </fieldset>
  );
}
