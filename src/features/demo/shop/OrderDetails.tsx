import Col from 'antd/es/col';
import Row from 'antd/es/row';
import { useTranslation } from 'react-i18next';
import type { Row as ShopRecord } from '../../../config/types.ts';
import { centsOf, orderBill } from '../../../domain/demo/order-lines.ts';
import type { ShopProduct } from '../../../domain/demo/products.ts';
import { Answered } from '../../../ui/Answered.tsx';
import { useDemo } from '../parts/use-demo.ts';
import { OrderCustomer } from './OrderCustomer.tsx';
import { OrderItems } from './OrderItems.tsx';
import { ShippingActivity } from './ShippingActivity.tsx';
import '../parts/bare.css';

type Products = { readonly products: readonly ShopProduct[] };

/** Details an order's call lacks, derived from what it has: its items, its delivery, its addresses. */
export function OrderDetails({ record }: { readonly record: ShopRecord }) {
  const { t } = useTranslation('demo-shop');
  const products = useDemo<Products>('ecommerce', '/apps/ecommerce/products?itemsPerPage=50');
  return (
    <Row gutter={[16, 16]} className="k-bare">
      <Col xs={24} xl={16}>
        <section className="k-panel">
          <h2>{t('order.items')}</h2>
          <Answered answer={products} rows={4}>
            {({ products: catalogue }) => (
              <OrderItems
                bill={orderBill({
                  number: Number(record['order']),
                  total: centsOf(Number(record['spent'])),
                  products: catalogue,
                })}
              />
            )}
          </Answered>
        </section>
        <ShippingActivity record={record} />
      </Col>
      <Col xs={24} xl={8}>
        <OrderCustomer record={record} />
      </Col>
    </Row>
  );
}
