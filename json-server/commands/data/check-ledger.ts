import type { Row } from '../../../src/config/types.ts';
import { textIn } from '../../live/rows/rows.ts';
import type { Checker, DataFinding } from './finding.ts';

const LEDGER = 'ledger-entries';

/** Whatever lies in the file: nothing has checked these rows yet. */
const amountIn = (row: Row, key: 'debit' | 'credit'): number => {
  const value = row[key];
  return typeof value === 'number' ? value : Number.NaN;
};

/** Every document balances in every currency, so all of a company do. Only documents that do not, so far, are kept. */
export function ledgerChecker(): Checker {
  const open = new Map<
    string,
    { readonly tenant: string; readonly docId: string; readonly currency: string; sum: number }
  >();
  return {
    take: (rows) => {
      const found: DataFinding[] = [];
      for (const { collection, tenant, row } of rows) {
        if (collection !== LEDGER) continue;
        const debit = amountIn(row, 'debit');
        const credit = amountIn(row, 'credit');
        const isWhole = Number.isSafeInteger(debit) && Number.isSafeInteger(credit);
        const isOneSided = (debit > 0 && credit === 0) || (debit === 0 && credit > 0);
        if (!isWhole || !isOneSided) {
          found.push({ collection, tenant, id: row.id, field: 'debit', problem: 'oneSided' });
          continue;
        }
        const docId = textIn(row, 'docId');
        const currency = textIn(row, 'currency');
        const key = JSON.stringify([tenant, docId, currency]);
        const sum = (open.get(key)?.sum ?? 0) + debit - credit;
        if (sum === 0) open.delete(key);
        else open.set(key, { tenant, docId, currency, sum });
      }
      return found;
    },
    *end() {
      for (const { tenant, docId, currency, sum } of open.values()) {
        const detail = `${sum} minor units of ${currency} are left over`;
        yield { collection: LEDGER, tenant, id: docId, field: 'docId', problem: 'unbalanced', detail };
      }
    },
  };
}
