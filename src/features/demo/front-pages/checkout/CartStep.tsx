import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BasketLine, isCoupon, MOST } from '../../../../domain/demo/basket.ts';
import { Notice } from '../../../../ui/Notice.tsx';
import { PICTURES } from './goods.ts';
import { useDollars } from '../../parts/use-dollars.ts';
import { type BasketTotals, Totals } from './Totals.tsx';
import '../../../../ui/control.css';

type CartStepProps = {
  readonly lines: readonly BasketLine[];
  readonly hasCoupon: boolean;
  readonly totals: BasketTotals;
  readonly onLines: (lines: readonly BasketLine[]) => void;
  readonly onCoupon: () => void;
  readonly onNext: () => void;
};

export function CartStep({ lines, hasCoupon, totals, onLines, onCoupon, onNext }: CartStepProps) {
  const { t } = useTranslation('demo-front-pages');
  const handleLine = (line: BasketLine) => onLines(lines.map((one) => (one.id === line.id ? line : one)));
  return (
    <div className="k-front-split">
      <div>
        {lines.length === 0 ? (
          <Notice kind="empty" title={t('checkout.empty')} text={t('checkout.emptyText')} />
        ) : (
          <ul className="k-checkout-lines">
            {lines.map((line) => (
              <Line
                key={line.id}
                line={line}
                onChange={handleLine}
                onRemove={() => onLines(lines.filter(({ id }) => id !== line.id))}
              />
            ))}
          </ul>
        )}
      </div>
      <Totals totals={totals}>
        <Coupon hasCoupon={hasCoupon} onCoupon={onCoupon} />
        <button type="button" className="k-button k-checkout-next" disabled={lines.length === 0} onClick={onNext}>
          {t('checkout.toAddress')}
        </button>
      </Totals>
    </div>
  );
}

type LineProps = {
  readonly line: BasketLine;
  readonly onChange: (line: BasketLine) => void;
  readonly onRemove: () => void;
};

function Line({ line, onChange, onRemove }: LineProps) {
  const { t } = useTranslation('demo-front-pages');
  const dollars = useDollars();
  const { id, price, quantity } = line;
  const name = t(`checkout.goods.${id}`);
  return (
    <li className="k-front-card k-checkout-line">
      <img src={PICTURES[id]} alt="" width="96" height="96" />
      <div className="k-checkout-thing">
        <h3>{name}</h3>
        <p>{t('checkout.each', { price: dollars(price) })}</p>
        <label className="k-controls">
          {t('checkout.quantity')}
          <select value={quantity} onChange={(event) => onChange({ ...line, quantity: Number(event.target.value) })}>
            {Array.from({ length: MOST }, (_, at) => (
              <option key={at} value={at + 1}>
                {at + 1}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="k-checkout-price">
        <strong>{dollars(price * quantity)}</strong>
        <button type="button" className="k-control" onClick={onRemove}>
          {t('checkout.remove')} <span className="k-hidden">{name}</span>
        </button>
      </div>
    </li>
  );
}

function Coupon({ hasCoupon, onCoupon }: Pick<CartStepProps, 'hasCoupon' | 'onCoupon'>) {
  const { t } = useTranslation('demo-front-pages');
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsWrong(!isCoupon(typed));
    if (isCoupon(typed)) onCoupon();
  };
  return (
    <form className="k-controls k-checkout-coupon" onSubmit={handleSubmit} noValidate>
      <label>
        {t('checkout.coupon')}
        <input
          value={typed}
          maxLength={20}
          aria-invalid={isWrong}
          aria-describedby="coupon-told"
          onChange={(event) => {
            setTyped(event.target.value);
            setIsWrong(false);
          }}
        />
      </label>
      <button type="submit" className="k-control">
        {t('checkout.apply')}
      </button>
      <p id="coupon-told" role="status">
        {isWrong ? t('checkout.noCoupon') : t(hasCoupon ? 'checkout.hasCoupon' : 'checkout.couponHint')}
      </p>
    </form>
  );
}
