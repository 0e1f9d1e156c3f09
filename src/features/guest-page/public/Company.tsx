import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { GuestPage } from '../../../wire/guest-page.ts';

/** Only web addresses become links; any other value of the field is plain text. */
const WEB = /^https?:\/\//i;

/** The host's name and contacts. */
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
