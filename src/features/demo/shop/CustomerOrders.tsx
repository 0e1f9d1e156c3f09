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
import { Answered } from '../../../ui/Answered.tsx';
import { ScrollTable } from '../../../ui/ScrollTable.tsx';
import { useDemo } from '../parts/use-demo.ts';
import { useDollars } from '../parts/use-dollars.ts';
import { recordText } from '../parts/record-text.ts';

type Orders = { readonly orders: readonly Order[] };
type CustomerOrdersProps = { readonly config: ClientConfig; readonly record: Row };

/** The customer's orders among the calls' orders, newest first. */
export function CustomerOrders({ config, record }: CustomerOrdersProps) {
  const email = recordText(record, 'email');
  const answer = useDemo<Orders>(
    'ecommerce',
    `/apps/ecommerce/orders?q=${encodeURIComponent(email)}&sortBy=date&orderBy=desc&itemsPerPage=100`,
  );
  return (
    <Answered answer={answer} rows={4}>
      {({ orders }) => <OrderTable config={config} orders={orders.filter((order) => order.email === email)} />}
    </Answered>
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
    <>
      <p className="k-muted">{t('customer.known', { count: orders.length })}</p>
      <ScrollTable<Order>
        label={t('customer.ordersTitle')}
        rowKey="id"
        dataSource={[...orders]}
        columns={[
          {
            title: t('order.number'),
            dataIndex: 'order',
            rowScope: 'row',
            render: (number: number) => <Link to={`/apps/ecommerce/order/details/${number}`}>#{number}</Link>,
          },
          {
            title: t('order.date'),
            dataIndex: 'date',
            render: (date: string) => formatDate({ value: isoDayOf(date), language }),
          },
          {
            title: t('order.status'),
            dataIndex: 'status',
            render: (value: string) => {
              const option = optionOf(status, value);
              return <Tag color={option?.color}>{option ? text(option.label) : value}</Tag>;
            },
          },
          {
            title: t('order.total'),
            dataIndex: 'spent',
            align: 'end',
            render: (spent: number) => dollars(centsOf(spent)),
          },
        ]}
      />
    </>
  );
}
