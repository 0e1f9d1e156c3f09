import Flex from 'antd/es/flex';
import Radio from 'antd/es/radio';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';

type Price = { readonly total: number | null; readonly currency: string };
type PriceChoiceProps = {
  /** The agreed price. */
  readonly before: Price;
  /** The price by today's rules. */
  readonly after: Price;
  /** Why there is no new price to choose; '' if there is one, or it is not known yet. */
  readonly why?: string;
  readonly keepPrice: boolean;
  /** Absent if the role may not choose. */
  readonly onChange: ((keepPrice: boolean) => void) | undefined;
};

/**
 * RS2: the agreed price and the new one with the difference, and the choice between them. Used wherever a stay is
 * changed.
 */
export function PriceChoice({ before, after, why = '', keepPrice, onChange }: PriceChoiceProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const money = ({ total, currency }: Price) =>
    total === null ? '–' : formatMoney({ minor: total, currency, language });
  const isComparable = before.total !== null && after.total !== null && before.currency === after.currency;
  const difference = isComparable ? after.total - before.total : null;
  const sign = difference !== null && difference > 0 ? '+' : '';
  return (
    <div role="radiogroup" aria-label={t('price.title')}>
      <Radio.Group value={keepPrice} disabled={!onChange} onChange={({ target }) => onChange?.(target.value === true)}>
        <Flex vertical gap={8}>
          <Radio value>
            {t('price.keep')} <strong>{money(before)}</strong>
          </Radio>
          <Radio value={false} disabled={!onChange || (keepPrice && why !== '')}>
            {t('price.anew')} <strong>{why === '' ? money(after) : t('price.none')}</strong>
            {why !== '' && <div className="k-muted">{why}</div>}
            {difference !== null && (
              <div className="k-muted">
                {t('price.difference')}: {sign}
                {money({ total: difference, currency: after.currency })}
              </div>
            )}
          </Radio>
        </Flex>
      </Radio.Group>
    </div>
  );
}
