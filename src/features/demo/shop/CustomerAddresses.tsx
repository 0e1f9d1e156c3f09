import type { Row } from '../../../config/types.ts';
import { Address } from './Address.tsx';
import { recordText } from '../parts/record-text.ts';

/** The customer's initial address. */
export function CustomerAddresses({ record }: { readonly record: Row }) {
  const country = recordText(record, 'country');
  return <Address name={recordText(record, 'customer')} number={Number(record['customerId'])} country={country} />;
}
