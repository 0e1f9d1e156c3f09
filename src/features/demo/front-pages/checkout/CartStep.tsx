import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import InputNumber from 'antd/es/input-number';
import Space from 'antd/es/space';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BasketLine, isCoupon, MAX_QUANTITY } from '../../../../domain/demo/basket.ts';
import { Notice } from '../../../../ui/Notice.tsx';
import { PICTURES } from './goods.ts';
import { FormRow } from '../../parts/FormRow.tsx';
import { TileGrid } from '../../parts/TileGrid.tsx';
import { useDollars } from '../../parts/use-dollars.ts';
import { Split } from '../Split.tsx';
import { type BasketTotals, Totals } from './Totals.tsx';

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
    <Split
      aside={
        <Totals totals={totals}>
          <Coupon hasCoupon={hasCoupon} onCoupon={onCoupon} />
          <Button type="primary" size="large" block disabled={lines.length === 0} onClick={onNext}>
            {t('checkout.toAddress')}
          </Button>
        </Totals>
      }
    >
      {lines.length === 0 ? (
        <Notice kind="empty" title={t('checkout.empty')} text={t('checkout.emptyText')} />
      ) : (
        <TileGrid width={320}>
          {lines.map((line) => (
            <Line
              key={line.id}
              line={line}
              onChange={handleLine}
              onRemove={() => onLines(lines.filter(({ id }) => id !== line.id))}
            />
          ))}
        </TileGrid>
      )}
    </Split>
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
    <li className="k-panel">
      <Flex wrap gap="16px" justify="space-between">
        <img src={PICTURES[id]} alt="" width="96" height="96" />
        <div>
          <h3>{name}</h3>
          <p className="k-muted">{t('checkout.each', { price: dollars(price) })}</p>
          <FormRow label={t('checkout.quantity')}>
            {(control) => (
              <InputNumber
                {...control}
                min={1}
                max={MAX_QUANTITY}
                precision={0}
                value={quantity}
                onChange={(next) => next !== null && onChange({ ...line, quantity: next })}
              />
            )}
          </FormRow>
        </div>
        <Flex vertical gap="8px" align="flex-end" justify="space-between">
          <strong>{dollars(price * quantity)}</strong>
          <Button onClick={onRemove}>
            {t('checkout.remove')} <span className="k-hidden">{name}</span>
          </Button>
        </Flex>
      </Flex>
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
    <form onSubmit={handleSubmit} noValidate>
      <Space.Compact block>
        <Input
          aria-label={t('checkout.coupon')}
          placeholder={t('checkout.coupon')}
          value={typed}
          maxLength={20}
          status={isWrong ? 'error' : ''}
          aria-invalid={isWrong}
          aria-describedby="coupon-told"
          onChange={({ target }) => {
            setTyped(target.value);
            setIsWrong(false);
          }}
        />
        <Button htmlType="submit">{t('checkout.apply')}</Button>
      </Space.Compact>
      <p id="coupon-told" role="status" className="k-muted">
        {isWrong ? t('checkout.noCoupon') : t(hasCoupon ? 'checkout.hasCoupon' : 'checkout.couponHint')}
      </p>
    </form>
  );
}
