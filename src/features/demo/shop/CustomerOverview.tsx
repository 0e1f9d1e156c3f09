import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import { centsOf } from '../../../domain/demo/order-lines.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Avatar } from '../parts/Avatar.tsx';
import { useDollars } from '../parts/use-dollars.ts';
import { textIn } from './record-text.ts';
import './shop.css';

/** The customer in a few figures, all of them the call's or reckoned from them. */
export function CustomerOverview({ record }: { readonly record: Row }) {
  const { t } = useTranslation('demo-shop');
  const dollars = useDollars();
  const name = textIn(record, 'customer');
  const orders = Number(record['order']);
  const spent = centsOf(Number(record['totalSpent']));
  const figures = [
    { key: 'orders', icon: 'ShoppingOutlined', value: String(orders) },
    { key: 'spent', icon: 'DollarOutlined', value: dollars(spent) },
    { key: 'average', icon: 'CalculatorOutlined', value: dollars(orders === 0 ? 0 : Math.round(spent / orders)) },
  ] as const;
  return (
    <>
      <div className="k-shop-person">
        <Avatar name={name} picture={textIn(record, 'avatar')} size="huge" shape="square" />
        <span>
          <strong>{name}</strong>
          <span className="k-muted">{t('customer.number', { number: textIn(record, 'customerId') })}</span>
        </span>
      </div>
      <dl className="k-shop-figures">
        {figures.map(({ key, icon, value }) => (
          <div key={key}>
            <dt>
              <Icon name={icon} /> {t(`customer.${key}`)}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
