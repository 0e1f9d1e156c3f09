import { isBalanced, type Posting, balancesOf } from '../../src/domain/ledger/posting.ts';
import { tablesIn } from '../../json-server/live/rows/company.ts';
import { accruedCosts } from '../../src/domain/ledger/stay-costs.ts';
import { bookedOn, cardFeeOn } from '../../json-server/records/settings/dated-rates.ts';
import { depositSums, heldOf } from '../../src/domain/payment/deposit.ts';
import { mirrorOf, paidOf, type Payment, refundedOf } from '../../src/domain/payment/payment.ts';
import type { Row } from '../../src/config/types.ts';
import { textIn } from '../../json-server/live/rows/rows.ts';
import type { Store } from '../../json-server/store/types.ts';
import { MONEY_TENANT } from './money-operations.ts';

/** Where lies what people make. */
const MADE = ['payments', 'reservation-charges', 'reservations'] as const;

const number = (row: Row | undefined, key: string): number => Number(row?.[key] ?? 0);

/**
 * What must hold of the money whatever happened: every document balanced, no payment without its entries and no entry
 * without its payment, what stands on stays and deposits the sum of their payments, and the ledger saying the same (PA1–PA5).
 * @param acknowledged ids of what was told to be safe
 * @returns what does not hold
 */
export function moneyViolations(store: Store, acknowledged: Iterable<string> = []): string[] {
  const table = tablesIn(store, MONEY_TENANT);
  const found: string[] = [];
  const expect = (what: string, is: number, should: number) => {
    if (is !== should) found.push(`${what}: ${is}, expected ${should}`);
  };
  const entries = [...table('ledger-entries').all()] as unknown as (Row & Posting)[];
  const byDocument = new Map<string, (Row & Posting)[]>();
  for (const row of entries) {
    const id = textIn(row, 'docId');
    const rows = byDocument.get(id) ?? [];
    rows.push(row);
    byDocument.set(id, rows);
  }
  for (const [id, rows] of byDocument) if (!isBalanced(rows)) found.push(`${id} does not balance`);
  for (const [currency, sum] of balancesOf(entries)) expect(`all of ${currency}`, sum, 0);
  for (const id of acknowledged) {
    const isThere = MADE.some((collection) => table(collection).get(id) !== undefined);
    if (!isThere) found.push(`${id} was safe and is gone`);
  }
  for (const payment of table('payments').all()) {
    if ((byDocument.get(payment.id)?.length ?? 0) < 2) found.push(`${payment.id} has no entries`);
    const isReversed = payment['status'] === 'REVERSED' && textIn(payment, 'reversesId') === '';
    const mirror = table('payments').get(`${payment.id}-r`);
    if (isReversed !== (mirror !== undefined)) found.push(`${payment.id} is half reversed`);
    if (mirror && mirror['kind'] !== mirrorOf(payment['kind'])) found.push(`${mirror.id} is no mirror`);
  }
  for (const [id, [first]] of byDocument) {
    if (first?.['docType'] === 'PAYMENT' && !table('payments').get(id))
      found.push(`entries of ${id}, which is not there`);
  }
  for (const stay of table('reservations').all()) {
    const payments = table('payments').equal('reservationId', stay.id) as unknown as Payment[];
    const paid = paidOf(payments);
    const charges = table('reservation-charges')
      .equal('reservationId', stay.id)
      .filter((row) => row['bornBy'] === 'GUEST');
    const charged = charges.reduce((sum, row) => sum + number(row, 'amount'), 0);
    const rows = table('ledger-entries').equal('reservationId', stay.id) as unknown as (Row & Posting)[];
    const of = (account: string) =>
      balancesOf(rows.filter((row) => row.account === account)).get(textIn(stay, 'currency')) ?? 0;
    expect(`${stay.id} paid`, number(stay, 'paidAmount'), paid);
    expect(`${stay.id} charges`, number(stay, 'chargesTotal'), charged);
    expect(`${stay.id} refunded`, number(stay, 'refundedAmount'), refundedOf(payments));
    // What came to nothing owes the fee that is kept of it, and its charges no more.
    const isReleased = ['FAILED', 'CANCELLED', 'ALLREADYTAKEN'].includes(textIn(stay, 'status'));
    const price = stay['status'] === 'FINISHED' ? number(stay, 'totalPrice') : 0;
    const earned = isReleased ? number(stay, 'cancelFee') : charged + price;
    if (isReleased) expect(`${stay.id} is refunded`, number(stay, 'refundDue'), Math.max(0, paid - earned));
    expect(`${stay.id} owes by the ledger`, of('GUEST'), earned - paid);
    expect(`${stay.id} earned by the ledger`, of('REVENUE'), -earned);
    const costs = accruedCosts(stay, cardFeeOn(table, bookedOn(stay)));
    expect(`${stay.id} costs by the ledger`, of('CHANNEL_FEE') + of('CARD_FEE'), costs.commission + costs.cardFee);
    const deposit = table('security-deposits').findUnique('reservationId', stay.id);
    const sums = depositSums(payments);
    expect(`${stay.id} deposit held`, number(deposit, 'held'), heldOf(sums));
    expect(`${stay.id} deposit by the ledger`, -of('DEPOSIT'), heldOf(sums));
    const gone = number(deposit, 'refunded') + number(deposit, 'withheld') + number(deposit, 'held');
    expect(`${stay.id} deposit in`, number(deposit, 'collected'), gone);
    if (heldOf(sums) < 0) found.push(`${stay.id} gave back ${-heldOf(sums)} more of its deposit than it had`);
    const orders = table('card-payment-orders').equal('reservationId', stay.id);
    found.push(...cardViolations({ stay, payments: table('payments').equal('reservationId', stay.id), orders }));
  }
  return found;
}

/** PA4: never more goes back than came, of a stay as of each card payment, counting what is on its way. */
function cardViolations({
  stay,
  payments,
  orders,
}: Readonly<Record<'payments' | 'orders', readonly Row[]>> & { readonly stay: Row }) {
  const found: string[] = [];
  const isPosted = (payment: Row | undefined) => payment?.['status'] === 'SUCCESSFUL';
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  let onItsWay = 0;
  for (const order of orders) {
    const id = textIn(order, 'paymentId');
    const payment = byId.get(id);
    const back = byId.get(`back-${id}`);
    const state = textIn(order, 'refundState');
    const amount = number(order, 'refundAmount');
    const asked = state === 'REQUESTED' ? amount : 0;
    onItsWay += asked;
    const [collected, refundedTo] = [payment, back].map((row) => (isPosted(row) ? number(row, 'baseAmount') : 0));
    if ((refundedTo ?? 0) + asked > (collected ?? 0))
      found.push(`${order.id} collected ${collected}, gives back ${refundedTo} and ${asked}`);
    if (state === 'REFUNDED' && !back) found.push(`${order.id} is refunded and nothing says so`);
    if ((state === 'DUE' || state === 'ERROR') && !(amount > 0 && amount <= (collected ?? 0)))
      found.push(`${order.id} is to give back ${amount} of ${collected}`);
  }
  const paid = number(stay, 'paidAmount');
  if (paid < 0) found.push(`${stay.id} was paid ${paid}`);
  if (onItsWay > paid) found.push(`${stay.id} was paid ${paid} and ${onItsWay} is going back`);
  return found;
}
