import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';

const STREETS = ['Harbour Street', 'Mill Lane', 'Station Road', 'Orchard Avenue', 'Castle Hill', 'Market Square'];

type AddressProps = {
  readonly name: string;
  /** Number of the order or customer: the same number always has the same street. */
  readonly number: number;
  /** From a call; the rest is invented, with a note. */
  readonly country: string | undefined;
};

/** An invented street for a person whose country the calls provide but not their address. */
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

/** An address in letter format. */
export const AddressLines = ({ lines }: { readonly lines: readonly string[] }) => (
  <address style={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>{lines.join('\n')}</address>
);
