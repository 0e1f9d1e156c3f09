import { judgeCount, judgeHandover, postDifference } from '../../../src/domain/ledger/cash-count.ts';
import { ledgerPlaceOf, balancesOf } from '../../../src/domain/ledger/posting.ts';
import type { DomainAnswer, DomainRule, DomainWrite } from '../../live/rules/domain-write.ts';
import type { CashCountsRow } from '../../live/rows/stored/cash-counts.ts';
import { postEntries } from './post.ts';

type Write = DomainWrite<CashCountsRow>;
type Table = DomainWrite['table'];

/**
 * PA4: a count of a cash desk. A count never changes; its difference is posted with it, so that the books equal the
 * drawer from then on. A handed-over desk waits for another person to take it, under their own name.
 */
export const cashCountRule: DomainRule<CashCountsRow> = (write) => {
  const { record, before, table, now } = write;
  if (before) return changeStatus(write, before);
  const account = table('accounts').get(record.accountId);
  if (account?.kind !== 'CASH_DESK') {
    return { refused: { status: 422, field: 'accountId', key: 'cashCount.noDesk', params: {} } };
  }
  const { id, currency } = account;
  const entries = table('ledger-entries').equal('accountId', id);
  const expected = balancesOf(entries).get(currency) ?? 0;
  const pieces = (record.pieces ?? []).map(({ value, quantity }) => ({
    value,
    quantity: quantity ?? null,
  }));
  const judged = judgeCount({
    currency,
    pieces,
    expected,
    seen: record.expected ?? null,
    reason: record.reason ?? null,
  });
  if ('refused' in judged) return judged;
  const place = ledgerPlaceOf({ id, kind: account.kind });
  const postings = postDifference({ difference: judged.difference, currency, place });
  const handsOverTo = (record.handsOverTo ?? '').trim() || null;
  return {
    set: {
      ...judged,
      currency,
      expected,
      handsOverTo,
      countedAt: now,
      countedBy: nameOf(table, record.countedById),
      pieces: pieces.filter(({ quantity }) => (quantity ?? 0) > 0),
      status: handsOverTo === null ? null : 'WAITING',
    },
    writes: postEntries(table, { doc: { type: 'CASH_COUNT', id: record.id }, at: now, postings }),
  };
};

function changeStatus({ record, table }: Write, before: CashCountsRow): DomainAnswer {
  const judged = judgeHandover(record, before);
  if ('refused' in judged) return judged;
  return { set: { takenOverBy: judged.isTaken ? nameOf(table, record.takenOverById) : null } };
}

function nameOf(table: Table, id: string | null | undefined): string | null {
  const user = table('users').get(id ?? '');
  return user ? `${user.name} ${user.surname}`.trim() : null;
}
