import type { IsoDate } from '../../calendar/iso-date.ts';

/** One transfer of a bank file; minor units of the order's currency. */
export type BankOrderLine = {
  /** Names the transfer at both ends, at most 35 signs; unique within its order. */
  readonly number: string;
  readonly payee: string;
  readonly iban: string;
  readonly amount: number;
  readonly description: string;
};
/** Transfers that leave one account on one day, as they were agreed; a file is made of nothing else. */
export type TransferOrder = {
  readonly no: string;
  /** Who pays. */
  readonly payer: string;
  /** The paying account; '' where it is not known. */
  readonly payerIban: string;
  readonly currency: string;
  readonly date: IsoDate;
  /** ISO instant */
  readonly madeAt: string;
  readonly lines: readonly BankOrderLine[];
};

export const BANK_FILE_FORMATS = ['SEPA', 'CSV'] as const;
export type BankFileFormat = (typeof BANK_FILE_FORMATS)[number];

/** The files that can be made of an order, the usual one first: SEPA is for euros, and names the account that pays. */
export const formatsOf = (order: Pick<TransferOrder, 'currency' | 'payerIban'>): readonly BankFileFormat[] =>
  order.currency === 'EUR' && order.payerIban !== '' ? ['SEPA', 'CSV'] : ['CSV'];
