import { netReceived, ledgerPlaceOf, type Posting, postTransfer, balancesOf } from '../ledger/posting.ts';
import { amountText } from '../money/money.ts';
import type { Refusal } from '../rule/refusal.ts';
import { type ChosenAccount, type Payment, type PaymentDecision, refuse, refuseAccount } from './payment.ts';

/** An entry of a stay; `isPayout`: posted by a transfer. Minor units of its currency. */
export type StayEntry = Posting & { readonly isPayout: boolean };
type Accounts = { readonly from: ChosenAccount; readonly to: ChosenAccount };

/**
 * PA3, PA6: money from one account to another, in the currency of the first by default. Each line of a channel's payout
 * settles the channel's debt for a stay.
 * @param from the account, undefined if it does not exist; likewise `to`
 * @param entriesOf the ledger's entries of each stay of the lines, by reservation
 * @returns refused: 422 `payment.noAccount`, `sameAccount`, `passiveAccount`, `accountCurrency`, `notChannel`,
 * `linesOfPayout`, `feeTooMuch`, `notNet`
 */
export function decideTransfer(setup: {
  readonly payment: Payment;
  readonly from: ChosenAccount | undefined;
  readonly to: ChosenAccount | undefined;
  readonly entriesOf: ReadonlyMap<string, readonly StayEntry[]>;
}): PaymentDecision {
  const { payment, from, to, entriesOf } = setup;
  if (!from) return { refused: refuse('accountFromId', 'noAccount') };
  if (!to) return { refused: refuse('accountToId', 'noAccount') };
  const currency = payment.currency || from.currency;
  const refused = refuseTransfer({ ...payment, currency }, { from, to });
  if (refused) return { refused };
  const lines = payment.lines ?? [];
  return {
    set: {
      currency,
      lines: lines.map((line) => ({ ...line, receivedInBank: line.amount - line.fee })),
      reservationId: null,
      method: null,
    },
    postings: postTransfer({
      paid: { amount: payment.amount, currency },
      from: ledgerPlaceOf(from),
      to: ledgerPlaceOf(to),
      lines: lines.map((line) => ({ ...line, accrued: accruedOf(entriesOf.get(line.reservationId) ?? [], currency) })),
    }),
    makes: [],
  };
}

function refuseTransfer(payment: Payment & { readonly currency: string }, { from, to }: Accounts): Refusal | undefined {
  const { currency, purpose } = payment;
  const lines = payment.lines ?? [];
  if (from.id === to.id) return refuse('accountToId', 'sameAccount', { name: from.name });
  const refused = refuseAccount('accountFromId', from, currency) ?? refuseAccount('accountToId', to, currency);
  if (refused) return refused;
  if (purpose === 'CHANNEL_PAYOUT' && from.kind !== 'CHANNEL')
    return refuse('accountFromId', 'notChannel', { name: from.name });
  if (lines.length === 0) return undefined;
  if (purpose !== 'CHANNEL_PAYOUT') return refuse('lines', 'linesOfPayout');
  const over = lines.findIndex(({ amount, fee }) => fee > amount);
  if (over !== -1) return refuse(`lines.${over}.fee`, 'feeTooMuch');
  const net = netReceived(lines);
  const params = { net: amountText(net, currency), amount: amountText(payment.amount, currency) };
  return net === payment.amount ? undefined : refuse('amount', 'notNet', params);
}

/** SC2: the channel's part posted with the stay and not settled by a payout yet. */
function accruedOf(entries: readonly StayEntry[], currency: string): number {
  const sumOf = (account: Posting['account'], isPayout: boolean): number =>
    balancesOf(entries.filter((entry) => entry.account === account && entry.isPayout === isPayout)).get(currency) ?? 0;
  return sumOf('CHANNEL', true) === 0 ? sumOf('CHANNEL_FEE', false) : 0;
}
