import { decimalText } from '../../money/money.ts';
import { CSV_BOM, csvLine } from '../../text/csv.ts';
import type { TransferOrder } from './order.ts';

const HEAD = ['Alıcı', 'IBAN', 'Tutar', 'Para birimi', 'Açıklama', 'Referans'];

/**
 * A bulk order (toplu EFT/FAST) for Turkish banks: semicolons, decimal commas, one transfer per line. Names that a
 * spreadsheet would run as formulas are neutralised (S13).
 */
export function bulkCsv({ currency, lines }: Pick<TransferOrder, 'currency' | 'lines'>): string {
  const rows = lines.map(({ number, payee, iban, amount, description }) => [
    payee,
    iban,
    decimalText(amount, currency, ','),
    currency,
    description,
    number,
  ]);
  return [CSV_BOM, ...[HEAD, ...rows].map((row) => csvLine(row, ';'))].join('');
}
