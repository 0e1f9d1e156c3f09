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
  /** Why there is no new price, and none can be chosen; '' where there is one, or nobody knows yet. */
  readonly why?: string;
  readonly keepPrice: boolean;
  /** Absent where the role has no say. */
  readonly onChange: ((keepPrice: boolean) => void) | undefined;
};

/** RS2: the agreed price against the new one with the difference, and which of them holds. Wherever a stay is changed. */
export function PriceChoice({ before, after, why = '', keepPrice, onChange }: PriceChoiceProps) {
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
        <input
          type="radio"
          name="price"
          checked={!keepPrice}
          disabled={!onChange || (keepPrice && why !== '')}
          onChange={() => onChange?.(false)}
        />
        <span>{t('price.anew')}</span>
        <strong>{why === '' ? money(after) : t('price.none')}</strong>
        {why !== '' && <small>{why}</small>}
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
