import Table from 'antd/es/table';
import { useTranslation } from 'react-i18next';
import type { OrderBill } from '../../../domain/demo/order-lines.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { ScrollTable } from '../../../ui/ScrollTable.tsx';
import { useDollars } from '../parts/use-dollars.ts';
import { Who } from '../parts/Who.tsx';

type Line = OrderBill['lines'][number];

/** The items, and the lines up to the total. */
export function OrderItems({ bill }: { readonly bill: OrderBill }) {
  const { t } = useTranslation('demo-shop');
  const dollars = useDollars();
  return (
    <>
      <p className="k-muted">{t('order.made')}</p>
      <ScrollTable<Line>
        label={t('order.items')}
        rowKey={({ product }) => product.id}
        dataSource={[...bill.lines]}
        columns={[
          {
            title: t('order.product'),
            dataIndex: 'product',
            rowScope: 'row',
            render: ({ productName, productBrand, image }: Line['product']) => (
              <Who
                sign={<Avatar name={productName} picture={image} shape="square" />}
                title={productName}
                text={productBrand}
              />
            ),
          },
          { title: t('order.price'), dataIndex: 'unit', align: 'end', render: dollars },
          { title: t('order.quantity'), dataIndex: 'quantity', align: 'end' },
          { title: t('order.amount'), dataIndex: 'total', align: 'end', render: dollars },
        ]}
        summary={() => (
          <Table.Summary>
            {(['subtotal', 'shipping', 'tax', 'total'] as const).map((key) => (
              <Table.Summary.Row key={key}>
                <Table.Summary.Cell index={0} colSpan={3} align="right">
                  {t(`order.${key}`)}
                </Table.Summary.Cell>
                <Table.Summary.Cell index={3} align="right">
                  {key === 'total' ? <strong>{dollars(bill.total)}</strong> : dollars(bill[key])}
                </Table.Summary.Cell>
              </Table.Summary.Row>
            ))}
          </Table.Summary>
        )}
      />
    </>
  );
}
