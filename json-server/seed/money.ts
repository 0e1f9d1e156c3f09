import { todayIn } from '../../src/domain/calendar/iso-date.ts';
import {
  type LedgerAccount,
  type LedgerPlace,
  postCost,
  postDeposit,
  postGuestMoney,
  postSale,
  type Posting,
} from '../../src/domain/ledger/posting.ts';
import { accruedCosts } from '../../src/domain/ledger/stay-costs.ts';
import { CARD_FEE_PERCENT } from '../../src/domain/prices/card-fee.ts';
import type { Row } from '../../src/config/types.ts';
import { textIn } from '../live/rows/rows.ts';
import type { SeedData } from './seed-data.ts';
import { inLira } from './in-lira.ts';
import { makeAccounts, makeDeposits, type SeedPayment } from './money-rows.ts';
import { stamp } from './stamp.ts';
import type { ReservationsRow } from '../live/rows/stored/reservations.ts';

const KINDS: Readonly<Record<string, readonly [kind: string, account: LedgerAccount]>> = {
  CASH: ['CASH_DESK', 'CASH'],
  BANK_TRANSFER: ['BANK', 'BANK'],
  CREDIT_CARD: ['CARD', 'CARD'],
  MAIL_ORDER: ['CARD', 'CARD'],
  CHANNEL_COLLECT: ['CHANNEL', 'CHANNEL'],
};
type Doc = { readonly type: string; readonly id: string; readonly at: string; readonly stay: Row };

/**
 * The money of the demo data, which follows from its stays and stands in no file: each amount that was paid is a payment,
 * with its entries in the ledger; deposits of stays in house, near or just over; what finished stays and charges earned.
 * @param today the day that the data are for
 */
export function withMoney(data: SeedData, today: string): SeedData {
  const tenants = (data['tenants'] ?? []).map(({ id }) => id);
  const parts = tenants.map((tenant) => moneyOf(data, tenant, today));
  const all = (key: keyof ReturnType<typeof moneyOf>) => parts.flatMap((part) => part[key]);
  return {
    ...data,
    accounts: all('accounts'),
    payments: all('payments'),
    'security-deposits': all('deposits'),
    'ledger-entries': all('entries'),
  };
}

function moneyOf(data: SeedData, tenant: string, today: string) {
  const own = (name: string) => (data[name] ?? []).filter((row) => row['tenantId'] === tenant);
  const stays = own('reservations');
  const estates = new Map(own('estates').map((row) => [row.id, row]));
  const by = textIn(stays[0] ?? { id: '' }, 'createdBy');
  const accounts = makeAccounts({ tenant, by, channels: own('sales-channels'), today });
  const { deposits, moved } = makeDeposits({ tenant, by, stays, estates, today });
  const paidLinks = own('card-payment-orders').filter(({ status }) => status === 'PAID');
  const orders = new Map(paidLinks.map((order) => [textIn(order, 'reservationId'), order]));
  const collected = stays.flatMap((stay): SeedPayment[] => {
    const amount = Number(stay['paidAmount'] ?? 0);
    const method = textIn(stay, 'paymentMethod') || 'CASH';
    const order = orders.get(stay.id);
    const at = order ? textIn(order, 'paidAt') : textIn(stay, 'lastProcessAt');
    return amount > 0 ? [{ stay, kind: 'COLLECTION', method, amount, at, order }] : [];
  });
  const paid = [...collected, ...moved].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  const entries = ledger({ tenant, by, estates, rates: own('exchange-rates') });
  const payments = paid.map(({ stay, kind, method, amount, at, order }, index) => {
    const place = placeOf({ accounts, stay, method });
    const number = index + 1;
    const id = order ? textIn(order, 'paymentId') : `pay-${tenant}-${String(number).padStart(5, '0')}`;
    const currency = textIn(stay, 'currency');
    const isDeposit = kind !== 'COLLECTION';
    const money = { amount, currency };
    const postings = isDeposit
      ? postDeposit({ kind, paid: money, place, reservationId: stay.id })
      : postGuestMoney({ isIn: true, paid: money, counts: money, place, reservationId: stay.id });
    entries.post({ type: 'PAYMENT', id, at, stay }, postings);
    return {
      id,
      tenantId: tenant,
      version: 1,
      no: `P-${String(number).padStart(6, '0')}`,
      kind,
      reservationId: stay.id,
      estateId: textIn(stay, 'estateId'),
      method,
      ...money,
      baseCurrency: currency,
      baseAmount: amount,
      status: 'SUCCESSFUL',
      paidAt: at,
      collectedById: by,
      ...(place.accountId === null ? {} : { accountId: place.accountId }),
      origin: order ? 'CARD' : isDeposit ? 'DEPOSIT' : 'RESERVATION',
      isOverpaymentMeant: false,
      ...(order && { reference: textIn(order, 'providerRef') }),
      ...stamp({ createdAt: at, createdBy: by }),
    };
  });
  for (const stay of stays) {
    const { commission, cardFee } = accruedCosts(stay as ReservationsRow, CARD_FEE_PERCENT);
    const own = { currency: textIn(stay, 'currency'), reservationId: stay.id };
    const place = (method: string) => placeOf({ accounts, stay, method });
    const channel = place('CHANNEL_COLLECT');
    const card = place('CREDIT_CARD');
    const at = textIn(stay, 'lastProcessAt');
    entries.post({ type: 'RESERVATION', id: stay.id, at, stay }, [
      ...postCost({ ...own, amount: commission, account: 'CHANNEL_FEE', place: channel }),
      ...postCost({ ...own, amount: cardFee, account: 'CARD_FEE', place: card }),
    ]);
  }
  for (const stay of stays) {
    if (stay['status'] !== 'FINISHED') continue;
    const sold = { amount: Number(stay['totalPrice']), currency: textIn(stay, 'currency'), reservationId: stay.id };
    const at = `${textIn(stay, 'checkOut')}T08:00:00.000Z`;
    entries.post({ type: 'RESERVATION', id: stay.id, at, stay }, postSale(sold));
  }
  const known = new Map(stays.map((stay) => [stay.id, stay]));
  for (const charge of own('reservation-charges')) {
    const stay = known.get(textIn(charge, 'reservationId'));
    if (!stay || charge['bornBy'] !== 'GUEST') continue;
    const sold = { amount: Number(charge['amount']), currency: textIn(charge, 'currency'), reservationId: stay.id };
    entries.post({ type: 'CHARGE', id: charge.id, at: textIn(charge, 'createdAt'), stay }, postSale(sold));
  }
  return { accounts, payments, deposits, entries: entries.rows };
}

function placeOf({ accounts, stay, method }: { accounts: readonly Row[]; stay: Row; method: string }): LedgerPlace {
  const [kind, account] = KINDS[method] ?? ['BANK', 'BANK'];
  const isOwn = (row: Row) => kind !== 'CHANNEL' || row['salesChannelId'] === stay['salesChannelId'];
  const found = accounts.find((row) => row['kind'] === kind && row['currency'] === stay['currency'] && isOwn(row));
  return { account, accountId: found?.id ?? null };
}

type Setting = {
  readonly tenant: string;
  readonly by: string;
  readonly estates: ReadonlyMap<string, Row>;
  readonly rates: readonly Row[];
};

/** Entries as they are made, in the order of their documents. */
function ledger({ tenant, by, estates, rates }: Setting) {
  const rows: Row[] = [];
  const counts = new Map<string, number>();
  const inHome = inLira(rates);
  const post = ({ type, id, at, stay }: Doc, postings: readonly Posting[]): void => {
    const date = todayIn(new Date(at));
    const estate = estates.get(textIn(stay, 'estateId'));
    const owners = estate?.['ownerIds'];
    const owner = Array.isArray(owners) && owners.length === 1 ? { investorId: owners[0] as string } : {};
    const first = counts.get(id) ?? 0;
    counts.set(id, first + postings.length);
    for (const [index, { accountId, reservationId, ...posting }] of postings.entries()) {
      rows.push({
        id: `${id}-e${first + index + 1}`,
        tenantId: tenant,
        version: 1,
        date,
        docType: type,
        docId: id,
        ...posting,
        ...(accountId ? { accountId } : {}),
        ...(reservationId ? { reservationId } : {}),
        ...(estate ? { estateId: estate.id, ...owner } : {}),
        ...inHome({ ...posting }, date),
        ...stamp({ createdAt: at, createdBy: by }),
      });
    }
  };
  return { rows, post };
}
