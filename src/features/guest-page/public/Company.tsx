import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { GuestPage } from '../../../wire/guest-page.ts';

/** A page of the company's own is opened; anything else in that field is only read. */
const WEB = /^https?:\/\//i;

/** Who the host is, and how to reach them. */
export function Company({ company: { name, phone, email, website } }: Pick<GuestPage, 'company'>) {
  const { t } = useTranslation('guest-page');
  return (
    <footer className="k-stack">
      <strong>{name}</strong>
      <Flex wrap gap={8}>
        {phone !== '' && <Button href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{t('company.call', { phone })}</Button>}
        {email !== '' && <Button href={`mailto:${email}`}>{email}</Button>}
        {WEB.test(website) && (
          <Button href={website} target="_blank" rel="noopener noreferrer">
            {website.replace(WEB, '')}
          </Button>
        )}
      </Flex>
    </footer>
  );
}
