import { dollarText } from '../../src/domain/demo/amounts.ts';
import type { Invoice } from '../../src/domain/demo/invoices.ts';
import type { OwnInvoice } from '../../src/domain/demo/own-invoices.ts';

/** Invented: a bank that does not exist; the checksum of the IBAN holds. */
const BANK = {
  bankName: 'Anadolu Demo Bank',
  country: 'Türkiye',
  iban: 'TR970099900000000000900001',
  swiftCode: 'ANDMTRISXXX',
} as const;

/** Spec §3: what the detail of an invoice adds. What is due is its own balance. @param own the bank that was typed */
export const paymentDetails = ({ balance }: Pick<Invoice, 'balance'>, own?: OwnInvoice['bank']) => ({
  totalDue: dollarText(balance),
  bankName: own?.bankName || BANK.bankName,
  country: own?.country || BANK.country,
  iban: own?.iban || BANK.iban,
  swiftCode: own?.swiftCode || BANK.swiftCode,
});
