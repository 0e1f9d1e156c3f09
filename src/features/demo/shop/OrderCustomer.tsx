import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Row } from '../../../config/types.ts';
import type { Customer } from '../../../domain/demo/customers.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { useDemo } from '../parts/use-demo.ts';
import { Who } from '../parts/Who.tsx';
import { recordText } from '../parts/record-text.ts';
import { Address } from './Address.tsx';

type Customers = { readonly customers: readonly Customer[] };

/** The customer with a link to their page, and the delivery address. */
export function OrderCustomer({ record }: { readonly record: Row }) {
  const { t } = useTranslation('demo-shop');
  const email = recordText(record, 'email');
  const found = useDemo<Customers>('ecommerce', `/apps/ecommerce/customers?q=${encodeURIComponent(email)}`);
  const customer = found.data?.customers.find((one) => one.email === email);
  const name = recordText(record, 'customer');
  const number = Number(record['order']);
  return (
    <>
      <section className="k-panel">
        <h2>{t('customer.title')}</h2>
        <Who
          sign={<Avatar name={name} picture={recordText(record, 'avatar')} size="large" />}
          title={name}
          text={<a href={`mailto:${email}`}>{email}</a>}
        />
        {customer && (
          <Flex wrap gap="4px 16px" style={{ marginBlockStart: 14 }}>
            <span>{t('customer.orders', { count: customer.order })}</span>
            <Link to={`/apps/ecommerce/customer/details/${customer.customerId}`}>
              {t('customer.page', { number: customer.customerId })}
            </Link>
          </Flex>
        )}
      </section>
      <section className="k-panel">
        <h2>{t('address.shipping')}</h2>
        <Address name={name} number={number} country={customer?.country} />
      </section>
      <section className="k-panel">
        <h2>{t('address.billing')}</h2>
        <Address name={name} number={number} country={customer?.country} />
      </section>
    </>
  );
}
