import { useTranslation } from 'react-i18next';
import type { OrderBill } from '../../../domain/demo/order-lines.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { useDollars } from '../parts/use-dollars.ts';

/** What was bought, and how it comes to the total. */
export function OrderItems({ bill }: { readonly bill: OrderBill }) {
  const { t } = useTranslation('demo-shop');
  const dollars = useDollars();
  const sums = [
    ['subtotal', bill.subtotal],
    ['shipping', bill.shipping],
    ['tax', bill.tax],
  ] as const;
  return (
    <>
      <div className="k-shop-scroll" tabIndex={0} role="region" aria-label={t('order.items')}>
        <table className="k-shop-table">
          <caption>{t('order.made')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('order.product')}</th>
              <th scope="col" className="k-shop-end">
                {t('order.price')}
              </th>
              <th scope="col" className="k-shop-end">
                {t('order.quantity')}
              </th>
              <th scope="col" className="k-shop-end">
                {t('order.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {bill.lines.map(({ product, unit, quantity, total }) => (
              <tr key={product.id}>
                <th scope="row">
                  <span className="k-shop-person">
                    <Avatar name={product.productName} picture={product.image} shape="square" />
                    <span>
                      {product.productName}
                      <small>{product.productBrand}</small>
                    </span>
                  </span>
                </th>
                <td className="k-shop-end">{dollars(unit)}</td>
                <td className="k-shop-end">{quantity}</td>
                <td className="k-shop-end">{dollars(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className="k-shop-sums">
        {sums.map(([key, cents]) => (
          <div key={key}>
            <dt>{t(`order.${key}`)}</dt>
            <dd>{dollars(cents)}</dd>
          </div>
        ))}
        <div className="k-shop-total">
          <dt>{t('order.total')}</dt>
          <dd>{dollars(bill.total)}</dd>
        </div>
      </dl>
    </>
  );
}
