import type { AreaRules } from '../../rules/area-rules.ts';
import type { DomainRule } from '../../rules/domain-write.ts';
import { depositRule } from './deposit-rule.ts';
import {
  updateBalance,
  postChargeRevenue,
  updateDeposit,
  firstCollection,
  postStayCosts,
  postStayRevenue,
} from './followers.ts';
import { asEntry } from './money-rows.ts';
import { paymentRule } from './payment-rule.ts';
import { inBaseCurrency } from './post.ts';
import { recurringExpenseRule } from './recurring-rule.ts';
import type { AccountsRow } from '../../stored/accounts.ts';
import type { LedgerEntriesRow } from '../../stored/ledger-entries.ts';

/** PA4: what is posted stays as it was posted. Entries of other areas' documents get their rate here. */
const ledgerRule: DomainRule<LedgerEntriesRow> = ({ record, before, table }) => {
  // Entries come with their document; nobody types one.
  if (before || (record.docId ?? '') === '') {
    return { refused: { status: 409, field: 'docId', key: 'ledger.posted', params: {} } };
  }
  return { set: { ...inBaseCurrency(table, { ...asEntry(record), date: record.date ?? '' }) } };
};

/** An account keeps currency and kind once money went through it: its entries are in that currency. */
const accountRule: DomainRule<AccountsRow> = ({ record, before, table }) => {
  const fixed = (['currency', 'kind'] as const).find((key) => before && before[key] !== record[key]);
  if (!before || fixed === undefined || table('ledger-entries').equal('accountId', before.id).length === 0) {
    return { set: {} };
  }
  return {
    refused: { status: 409, field: fixed, key: 'ledger.accountUsed', params: { name: before.name } },
  };
};

export const moneyRules = {
  rules: {
    payment: paymentRule,
    'security-deposit': depositRule,
    'ledger-entry': ledgerRule,
    account: accountRule,
    'recurring-expense': recurringExpenseRule,
  },
  followers: {
    payments: [updateBalance],
    reservations: [firstCollection, updateDeposit, postStayRevenue, postStayCosts],
    'reservation-charges': [postChargeRevenue],
  },
  removalRefusal: {
    payment: ({ before }) => ({
      status: 409,
      field: 'amount',
      key: 'payment.posted',
      params: { no: before.no ?? '' },
    }),
    'security-deposit': ({ before }) =>
      (before.collected ?? 0) === 0
        ? undefined
        : { status: 409, field: 'collected', key: 'deposit.hasMoney', params: {} },
    'ledger-entry': () => ({ status: 409, field: 'docId', key: 'ledger.posted', params: {} }),
  },
} satisfies AreaRules;
