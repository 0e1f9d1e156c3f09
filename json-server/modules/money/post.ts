import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { isBalanced, type LedgerPlace, ledgerPlaceOf, type Posting } from '../../../src/domain/ledger/posting.ts';
import { HOME_CURRENCY as HOME } from '../../../src/domain/money/currencies.ts';
import { toPay } from '../../../src/domain/money/exchange.ts';
import { isAccountOpen } from '../../../src/domain/payment/payment.ts';
import { ownershipsOf } from '../estates/estate.ts';
import type { RecordCreation, DomainWrite } from '../../live/rules/domain-write.ts';
import { rateOn } from '../prices/rate-on.ts';
import type { AccountsRow } from '../../live/rows/stored/accounts.ts';

type Table = DomainWrite['table'];
type Doc = { readonly type: 'PAYMENT' | 'RESERVATION' | 'CHARGE' | 'CASH_COUNT'; readonly id: string };

/**
 * Entries of one document, in the transaction that causes them: balanced in every currency; the rule of entries adds
 * the rate of the day. Their ids derive from the document's, so nothing is posted twice.
 * @param at ISO instant of the movement
 * @throws RangeError when they do not balance: then nothing is written
 */
export function postEntries(
  table: Table,
  setup: { readonly doc: Doc; readonly at: string; readonly postings: readonly Posting[] },
): readonly RecordCreation[] {
  const { doc, at, postings } = setup;
  if (!isBalanced(postings)) throw new RangeError(`Entries of ${doc.type} ${doc.id} do not balance`);
  const date = todayIn(new Date(at));
  const first = table('ledger-entries').equal('docId', doc.id).length;
  return postings.map((posting, index) => ({
    collection: 'ledger-entries',
    create: {
      id: `${doc.id}-e${first + index + 1}`,
      date,
      docType: doc.type,
      docId: doc.id,
      ...posting,
      accountId: posting.accountId ?? null,
      reservationId: posting.reservationId ?? null,
      ...ownerOf(table, posting.reservationId ?? '', date),
    },
  }));
}

/** The owner of the home concerned; undefined for a home with several owners. */
function ownerOf(table: Table, reservationId: string, date: string) {
  const stay = reservationId === '' ? undefined : table('reservations').get(reservationId);
  const estate = stay && table('estates').get(stay.estateId);
  const owners = ownershipsOf(estate).filter(({ from, to }) => from <= date && !(to && to <= date));
  const [owner] = owners;
  return { estateId: estate?.id ?? null, investorId: owners.length === 1 && owner ? owner.investorId : null };
}

/** AC9: an entry in lira, with the rate of its day; without a rate it stays unconverted. */
export function inBaseCurrency(
  table: Table,
  { currency, debit, credit, date }: Pick<Posting, 'currency' | 'debit' | 'credit'> & { readonly date: string },
) {
  const amount = debit - credit;
  if (currency === HOME) return { rate: '1', rateDate: date, baseAmount: amount };
  const rate = rateOn(table, { paid: currency, priced: HOME, date });
  if (!rate) return { rate: null, rateDate: null, baseAmount: null };
  return { rate: rate.rate, rateDate: rate.date, baseAmount: toPay(amount, currency, rate) };
}

const KIND_OF: Readonly<Record<string, string>> = {
  CASH: 'CASH_DESK',
  BANK_TRANSFER: 'BANK',
  CREDIT_CARD: 'CARD',
  MAIL_ORDER: 'CARD',
  CHANNEL_COLLECT: 'CHANNEL',
};

/**
 * The default account of a method and currency, for a channel its own; the ledger knows the kind even if no such
 * account exists.
 */
export function usualPlace(
  table: Table,
  { method, currency, channelId }: { readonly method: string; readonly currency: string; readonly channelId: string },
): LedgerPlace {
  const kind = KIND_OF[method] ?? 'BANK';
  const fitting = table('accounts')
    .equal('kind', kind)
    .filter((row) => isAccountOpen(row) && row.currency === currency);
  const isOwn = (row: AccountsRow) => (row.salesChannelId ?? '') === channelId;
  const found =
    kind === 'CHANNEL' ? (fitting.find(isOwn) ?? fitting.find((row) => (row.salesChannelId ?? '') === '')) : fitting[0];
  return ledgerPlaceOf({ id: found?.id ?? null, kind });
}
