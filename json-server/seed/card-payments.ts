import { createHash } from 'node:crypto';
import { addDays, type IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { STANDARD_CONTRACTS } from '../../src/domain/card-payment/contract-texts.ts';
import { cardFeeOf } from '../../src/domain/card-payment/order.ts';
import { paymentIdOf } from '../../src/domain/card-payment/refund-item.ts';
import { CARD_FEE_PERCENT } from '../../src/domain/prices/card-fee.ts';
import type { Row } from '../../src/config/types.ts';
import { textIn } from '../live/rows/rows.ts';
import { stamp } from './stamp.ts';
import type { TenantPlan } from './tenants.ts';

type Plan = { readonly today: IsoDate; readonly plan: TenantPlan };
type Story = {
  readonly status: 'WAITING' | 'FAILED' | 'EXPIRED' | 'CANCELLED' | 'PAID';
  /** Days before today on which the link was made. */
  readonly ago: number;
  readonly failureCode?: string;
  readonly card?: string;
  readonly bank?: string;
  readonly installment?: number;
};

/** A link in each state that stays for a while. */
const STORIES: readonly Story[] = [
  { status: 'WAITING', ago: 0 },
  { status: 'WAITING', ago: 1 },
  { status: 'FAILED', ago: 1, failureCode: 'DECLINED' },
  { status: 'EXPIRED', ago: 9 },
  { status: 'CANCELLED', ago: 5 },
  { status: 'PAID', ago: 2, card: '•••• 0008', bank: 'Halkbank', installment: 3 },
  { status: 'PAID', ago: 6, card: '•••• 0006', bank: 'İş Bankası', installment: 1 },
  { status: 'PAID', ago: 12, card: '•••• 0000', bank: 'Yapı Kredi', installment: 1 },
];

const numberIn = (row: Row, key: string): number => (typeof row[key] === 'number' ? row[key] : 0);
const hasFee = ({ quote }: Row): boolean => JSON.stringify(quote ?? null).includes('"CARD_FEE"');

/** Links to pay by card: those still open ask for what a stay owes, those paid are for what it has paid. */
export function makeCardPayments(reservations: readonly Row[], { today, plan }: Plan): readonly Row[] {
  const stays = reservations.filter((row) => row['status'] === 'SUCCESSFUL' && !hasFee(row));
  const owing = stays.filter(
    (row) => textIn(row, 'checkIn') > addDays(today, 3) && numberIn(row, 'remainingPrice') > 0,
  );
  const byCard = stays.filter((row) => row['paymentMethod'] === 'CREDIT_CARD');
  const paid = byCard.filter(
    (row) => textIn(row, 'createdAt') < addDays(today, -20) && numberIn(row, 'paidAmount') > 0,
  );
  const nextOwing = owing.values();
  const nextPaid = paid.values();
  return STORIES.flatMap((story, index) => {
    const stay = (story.status === 'PAID' ? nextPaid : nextOwing).next().value;
    return stay ? [orderOf(story, stay, { today, plan, no: index + 1 })] : [];
  });
}

function orderOf(story: Story, stay: Row, { today, plan, no }: Plan & { readonly no: number }): Row {
  const { status, ago, failureCode = null, card = null, bank = null, installment = 1 } = story;
  const isPaid = status === 'PAID';
  const asked = numberIn(stay, isPaid ? 'paidAmount' : 'remainingPrice');
  const percent = CARD_FEE_PERCENT;
  // What was paid has the fee in it already.
  const cardFee = cardFeeOf({ amount: asked, percent, isIncluded: isPaid });
  const amount = isPaid ? asked - cardFee : asked;
  const total = amount + cardFee;
  const id = createHash('sha256')
    .update(`card order ${plan.id} ${no}`)
    .digest('base64url')
    .replace(/[-_]/g, 'x')
    .slice(0, 32);
  const madeOn = addDays(today, -ago);
  const at = `${madeOn}T07:20:00.000Z`;
  const until = `${addDays(madeOn, status === 'EXPIRED' ? 3 : 60)}T07:00:00.000Z`;
  const isTried = isPaid || status === 'FAILED';
  const ref = `${id}.1`;
  const tried = { ref, state: isPaid ? 'CAPTURED' : 'FAILED', installment, total, at, failureCode };
  const accepted = STANDARD_CONTRACTS.tr.map(({ kind, version }) => ({ kind, version, language: 'tr', at }));
  return {
    id,
    tenantId: plan.id,
    version: 1,
    no: `CP-${String(no).padStart(6, '0')}`,
    orderId: id,
    reservationId: stay.id,
    amount,
    currency: stay['currency'] ?? null,
    feePercent: percent,
    cardFee,
    isFeeIncluded: false,
    total,
    status,
    expiresAt: until,
    failureCode,
    ...(isTried && { installment, tries: [tried], acceptances: accepted }),
    ...(!isTried && { tries: [], acceptances: [] }),
    ...(isPaid && {
      paymentId: paymentIdOf(ref),
      paidTotal: total,
      paidAt: at,
      maskedPan: card,
      bankName: bank,
      providerRef: `SIM-${id.slice(0, 10)}`,
    }),
    ...stamp({ createdAt: `${madeOn}T07:00:00.000Z`, createdBy: plan.admin }),
  };
}
