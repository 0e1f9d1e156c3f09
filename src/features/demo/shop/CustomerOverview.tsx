import Card from 'antd/es/card';
import Col from 'antd/es/col';
import Row from 'antd/es/row';
import Statistic from 'antd/es/statistic';
import { useTranslation } from 'react-i18next';
import type { Row as ShopRecord } from '../../../config/types.ts';
import { centsOf } from '../../../domain/demo/order-lines.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Avatar } from '../parts/Avatar.tsx';
import { useDollars } from '../parts/use-dollars.ts';
import { Who } from '../parts/Who.tsx';
import { recordText } from '../parts/record-text.ts';

/** A few figures of the customer, all from the call or derived from it. */
export function CustomerOverview({ record }: { readonly record: ShopRecord }) {
  const { t } = useTranslation('demo-shop');
  const dollars = useDollars();
  const name = recordText(record, 'customer');
  const orders = Number(record['order']);
  const spent = centsOf(Number(record['totalSpent']));
  const figures = [
    { key: 'orders', icon: 'ShoppingOutlined', value: String(orders) },
    { key: 'spent', icon: 'DollarOutlined', value: dollars(spent) },
    { key: 'average', icon: 'CalculatorOutlined', value: dollars(orders === 0 ? 0 : Math.round(spent / orders)) },
  ] as const;
  return (
    <>
      <Who
        sign={<Avatar name={name} picture={recordText(record, 'avatar')} size="huge" shape="square" />}
        title={name}
        text={t('customer.number', { number: recordText(record, 'customerId') })}
      />
      <Row gutter={[16, 16]} style={{ marginBlockStart: 20 }}>
        {figures.map(({ key, icon, value }) => (
          <Col key={key} xs={24} sm={8}>
            <Card size="small">
              <Statistic title={t(`customer.${key}`)} prefix={<Icon name={icon} />} value={value} />
            </Card>
          </Col>
        ))}
      </Row>
    </>
  );
}
