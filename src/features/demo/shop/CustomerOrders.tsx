import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientConfig, Row } from '../../../config/types.ts';
import { optionOf } from '../../../config/options.ts';
import { isoDayOf } from '../../../domain/demo/day-texts.ts';
import { centsOf } from '../../../domain/demo/order-lines.ts';
import type { Order } from '../../../domain/demo/orders.ts';
import { formatDate } from '../../../engine/format.ts';
import { useLanguage, useText } from '../../../engine/resource/use-text.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { DemoState } from '../parts/DemoState.tsx';
import { useDemo } from '../parts/use-demo.ts';
import { useDollars } from '../parts/use-dollars.ts';
import { textIn } from './record-text.ts';
import './shop.css';

type Orders = { readonly orders: readonly Order[] };
type CustomerOrdersProps = { readonly config: ClientConfig; readonly record: Row };

/** The orders of this customer among those that the call knows, the newest first. */
export function CustomerOrders({ config, record }: CustomerOrdersProps) {
  const email = textIn(record, 'email');
  const answer = useDemo<Orders>(
    'ecommerce',
    `/apps/ecommerce/orders?q=${encodeURIComponent(email)}&sortBy=date&orderBy=desc&itemsPerPage=100`,
  );
  return (
    <DemoState answer={answer} rows={4}>
      {({ orders }) => <OrderTable config={config} orders={orders.filter((order) => order.email === email)} />}
    </DemoState>
  );
}

function OrderTable({ config, orders }: { readonly config: ClientConfig; readonly orders: readonly Order[] }) {
  const { t } = useTranslation('demo-shop');
  const text = useText();
  const dollars = useDollars();
  const language = useLanguage();
  const status = config.resources['demo-orders']?.fields['status'];
  if (orders.length === 0) return <Notice kind="empty" title={t('customer.noOrders')} />;
  return (
    <div className="k-shop-scroll" tabIndex={0} role="region" aria-label={t('customer.ordersTitle')}>
      <table className="k-shop-table">
        <caption>{t('customer.known', { count: orders.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('order.number')}</th>
            <th scope="col">{t('order.date')}</th>
            <th scope="col">{t('order.status')}</th>
            <th scope="col" className="k-shop-end">
              {t('order.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => {
            const option = optionOf(status, order.status);
            return (
              <tr key={order.id}>
                <th scope="row">
                  <Link to={`/apps/ecommerce/order/details/${order.order}`}>#{order.order}</Link>
                </th>
                <td>{formatDate({ value: isoDayOf(order.date), language })}</td>
                <td>
                  <Tag color={option?.color}>{option ? text(option.label) : order.status}</Tag>
                </td>
                <td className="k-shop-end">{dollars(centsOf(order.spent))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
