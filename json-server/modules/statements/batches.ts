import { bulkCsv } from '../../../src/domain/payment/bank-file/bulk-csv.ts';
import { creditTransfer } from '../../../src/domain/payment/bank-file/credit-transfer.ts';
import {
  type BankFileFormat,
  formatsOf,
  type BankOrderLine,
  type TransferOrder,
} from '../../../src/domain/payment/bank-file/order.ts';
import type { BankFile } from '../../../src/wire/statements.ts';
import type { PayoutBatchesRow } from '../../live/rows/stored/payout-batches.ts';

export const BATCHES = 'payout-batches';

/** The transfer order of a batch, from its own data only: accounts and owners may have changed since. */
const orderOf = (batch: PayoutBatchesRow): TransferOrder => ({
  no: batch.no ?? '',
  payer: batch.payer ?? '',
  payerIban: batch.payerIban ?? '',
  currency: batch.currency ?? '',
  date: batch.date ?? '',
  madeAt: batch.createdAt ?? '',
  // Only `pay-out.ts` writes lines, always as a whole.
  lines: (batch.lines ?? []) as readonly BankOrderLine[],
});

/** A batch's file for the bank, the same on every request; undefined = the format cannot express it. */
export function bankFileOf(batch: PayoutBatchesRow, format: BankFileFormat): BankFile | undefined {
  const order = orderOf(batch);
  if (!formatsOf(order).includes(format)) return undefined;
  return format === 'SEPA'
    ? { name: `${order.no}.xml`, type: 'application/xml', text: creditTransfer(order) }
    : { name: `${order.no}.csv`, type: 'text/csv;charset=utf-8', text: bulkCsv(order) };
}
