import { isLuhn } from '../card-payment/card-guard.ts';

export const CARD_FIELDS = ['number', 'holder', 'month', 'year', 'cvv'] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export type TypedCard = Readonly<Record<CardField, string>>;

const LONGEST_VALID = 30; // years ahead a card may be valid

/** The invalid fields (spec §5), in the order of the form. @param month the current one, `YYYY-MM` */
export function wrongCardFields(card: TypedCard, month: string): readonly CardField[] {
  const digits = card.number.replace(/[ -]/g, '');
  const holder = card.holder.trim();
  const until = `${card.year}-${card.month}`;
  const isRight: Readonly<Record<CardField, boolean>> = {
    number: /^\d{13,19}$/.test(digits) && isLuhn(digits),
    holder: holder.length >= 2 && holder.length <= 60 && !/\d/.test(holder),
    month: /^(0[1-9]|1[0-2])$/.test(card.month) && (card.year !== month.slice(0, 4) || until >= month),
    year:
      /^\d{4}$/.test(card.year) &&
      card.year >= month.slice(0, 4) &&
      Number(card.year) <= Number(month.slice(0, 4)) + LONGEST_VALID,
    cvv: /^\d{3}$/.test(card.cvv),
  };
  return CARD_FIELDS.filter((field) => !isRight[field]);
}

/** A number grouped as on a card: `4111 1111 1111 1111`. */
export const groupedCardNumber = (typed: string): string =>
  typed
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ');
