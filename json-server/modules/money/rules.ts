import type { DomainRule } from '../../live/rules/domain-write.ts';
import { inBaseCurrency } from './post.ts';
import type { AccountsRow } from '../../live/rows/stored/accounts.ts';
import type { LedgerEntriesRow } from '../../live/rows/stored/ledger-entries.ts';

/** PA4: posted entries never change. Entries of other areas' documents get their rate here. */
export const ledgerRule: DomainRule<LedgerEntriesRow> = ({ record, before, table }) => {
  // Entries come with their document; people do not type them.
  if (before || !record.docId) {
    return { refused: { status: 409, field: 'docId', key: 'ledger.posted', params: {} } };
  }
  return { set: { ...inBaseCurrency(table, record) } };
};

/** An account keeps its currency and kind once it has entries: they are in that currency. */
export const accountRule: DomainRule<AccountsRow> = ({ record, before, table }) => {
  const fixed = (['currency', 'kind'] as const).find((key) => before && before[key] !== record[key]);
  if (!before || fixed === undefined || table('ledger-entries').equal('accountId', before.id).length === 0) {
    return { set: {} };
  }
  return {
    refused: { status: 409, field: fixed, key: 'ledger.accountUsed', params: { name: before.name } },
  };
};
