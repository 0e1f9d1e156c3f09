import { useTranslation } from 'react-i18next';

const STREETS = ['Harbour Street', 'Mill Lane', 'Station Road', 'Orchard Avenue', 'Castle Hill', 'Market Square'];

type AddressProps = {
  readonly name: string;
  /** Of the order or the customer: the same number always lives in the same street. */
  readonly number: number;
  /** What a call tells; the rest is made up, and says so. */
  readonly country: string | undefined;
};

/** A street for somebody of whom the calls tell a country and no address. */
export function Address({ name, number, country }: AddressProps) {
  const { t } = useTranslation('demo-shop');
  return (
    <>
      <address className="k-shop-address">
        <span>{name}</span>
        <span>{`${1 + (number % 180)} ${STREETS[number % STREETS.length] ?? ''}`}</span>
        {country !== undefined && <span>{country}</span>}
      </address>
      <p className="k-shop-small">{t('address.made')}</p>
    </>
  );
}
