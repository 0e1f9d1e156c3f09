import { isLuhn } from '../../../domain/card-payment/card-guard.ts';

/** The stored part of a card: its last digits, never its number or code. */
export type PayingCard = { readonly holder: string; readonly last4: string; readonly expires: string };
export type PayingCardField = 'number' | 'holder' | 'month' | 'year' | 'cvv';
export type TypedPayingCard = { readonly [field in PayingCardField]: string };

/** Spec §5. @returns the invalid fields in order */
export function wrongFields({ number, holder, month, year, cvv }: TypedPayingCard): readonly PayingCardField[] {
  const digits = number.replace(/[\s-]/g, '');
  const isRight: { readonly [field in PayingCardField]: boolean } = {
    number: /^\d{13,19}$/.test(digits) && isLuhn(digits),
    holder: /\p{L}/u.test(holder),
    month: /^(0[1-9]|1[0-2])$/.test(month),
    year: /^20\d\d$/.test(year),
    cvv: /^\d{3}$/.test(cvv),
  };
  return (['number', 'holder', 'month', 'year', 'cvv'] as const).filter((field) => !isRight[field]);
}

export function storedCard({ number, holder, month, year }: TypedPayingCard): PayingCard {
  return { holder, last4: number.replace(/\D/g, '').slice(-4), expires: `${month}/${year}` };
}
