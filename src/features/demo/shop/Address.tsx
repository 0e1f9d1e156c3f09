import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';

const STREETS = ['Harbour Street', 'Mill Lane', 'Station Road', 'Orchard Avenue', 'Castle Hill', 'Market Square'];

type AddressProps = {
  readonly name: string;
  /** Number of the order or customer: the same number always has the same street. */
  readonly number: number;
  /** What a call tells; the rest is made up, and says so. */
  readonly country: string | undefined;
};

/** A made-up street for somebody whose country the calls know but not their address. */
export function Address({ name, number, country }: AddressProps) {
  const { t } = useTranslation('demo-shop');
  const street = `${1 + (number % 180)} ${STREETS[number % STREETS.length] ?? ''}`;
  return (
    <>
      <AddressLines lines={[name, street, ...(country === undefined ? [] : [country])]} />
      <Typography.Text type="secondary">{t('address.made')}</Typography.Text>
    </>
  );
}

/** An address as it stands on a letter. */
export const AddressLines = ({ lines }: { readonly lines: readonly string[] }) => (
  <address style={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>{lines.join('\n')}</address>
);
