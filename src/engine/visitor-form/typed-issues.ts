import { isEmailAddress } from '../../domain/text/email-address.ts';
import { internationalPhone } from '../../domain/text/phone-number.ts';
import type { VisitorValues } from './use-visitor-form.ts';

type Issue = { readonly field: string; readonly key: string };

/** Phone and e-mail that were typed and are none. */
export function typedIssues({ phone = '', email = '' }: VisitorValues): readonly Issue[] {
  return [
    ...(phone === '' || internationalPhone(phone) ? [] : [{ field: 'phone', key: 'validation.phone' }]),
    ...(email === '' || isEmailAddress(email.toLowerCase()) ? [] : [{ field: 'email', key: 'validation.email' }]),
  ];
}
