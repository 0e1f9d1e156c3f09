import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import { centsOf, orderBill } from '../../../domain/demo/order-lines.ts';
import type { Product } from '../../../domain/demo/products.ts';
import { DemoState } from '../parts/DemoState.tsx';
import { useDemo } from '../parts/use-demo.ts';
import { OrderCustomer } from './OrderCustomer.tsx';
import { OrderItems } from './OrderItems.tsx';
import { ShippingActivity } from './ShippingActivity.tsx';
import './shop.css';

type Products = { readonly products: readonly Product[] };

/** What an order's call does not tell, made up from what it does: its items, its way to the customer, its addresses. */
export function OrderDetails({ record }: { readonly record: Row }) {
  const { t } = useTranslation('demo-shop');
  const products = useDemo<Products>('ecommerce', '/apps/ecommerce/products?itemsPerPage=50');
  return (
    <div className="k-shop-split">
      <div>
        <section className="k-panel">
          <h2>{t('order.items')}</h2>
          <DemoState answer={products} rows={4}>
            {({ products: catalogue }) => (
              <OrderItems
                bill={orderBill({
                  number: Number(record['order']),
                  total: centsOf(Number(record['spent'])),
                  products: catalogue,
                })}
              />
            )}
          </DemoState>
        </section>
        <ShippingActivity record={record} />
      </div>
      <OrderCustomer record={record} />
    </div>
  );
}
