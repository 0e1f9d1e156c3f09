import type { IsoDate } from '../../calendar/iso-date.ts';

/** One transfer of a bank file; minor units of the order's currency. */
export type BankOrderLine = {
  /** Identifies the transfer at both ends, at most 35 characters; unique within its order. */
  readonly number: string;
  readonly payee: string;
  readonly iban: string;
  readonly amount: number;
  readonly description: string;
};
/** Transfers from one account on one day, as agreed; the only input of a bank file. */
export type TransferOrder = {
  readonly no: string;
  /** The payer's name. */
  readonly payer: string;
  /** The paying account; '' if unknown. */
  readonly payerIban: string;
  readonly currency: string;
  readonly date: IsoDate;
  /** ISO instant */
  readonly madeAt: string;
  readonly lines: readonly BankOrderLine[];
};

export const BANK_FILE_FORMATS = ['SEPA', 'CSV'] as const;
export type BankFileFormat = (typeof BANK_FILE_FORMATS)[number];

/** The possible file formats of an order, the usual one first: SEPA requires euros and a paying account. */
export const formatsOf = (order: Pick<TransferOrder, 'currency' | 'payerIban'>): readonly BankFileFormat[] =>
  order.currency === 'EUR' && order.payerIban !== '' ? ['SEPA', 'CSV'] : ['CSV'];
