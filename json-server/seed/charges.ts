import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { addDays } from '../../src/domain/calendar/iso-date.ts';
import { balance } from '../../src/domain/reservations/balance.ts';
import { chargeAmount, chargesTotal } from '../../src/domain/reservations/charges.ts';
import type { Row } from '../../src/config/types.ts';
import { createRandom } from './random.ts';
import { stamp } from './stamp.ts';
import type { TenantPlan } from './tenants.ts';

type SeedStay = Row & {
  readonly status: string;
  readonly checkOut: IsoDate;
  readonly lastProcessAt: string;
  readonly currency: string;
  readonly collectedBy: string;
  readonly totalPrice: number;
  readonly paidAmount: number;
};

/** Days back from today: what is later is in the list of states, which knows nothing of charges. */
const LISTED = 21;
const KINDS = [
  ['MINIBAR', 'Minibar', 'GUEST', 1500],
  ['LATE_CHECK_OUT', 'Saat 16.00’ya kadar', 'GUEST', 4000],
  ['DAMAGE', 'Kırılan cam sehpa', 'GUEST', 12_000],
  ['EXTRA_CLEANING', 'Çıkış sonrası ek temizlik', 'OWNER', 6000],
  ['OTHER', 'Hoş geldiniz sepeti', 'COMPANY', 2500],
] as const;
/** Roughly what an amount in euro cents is in lira. */
const LIRA = 40;

/** A few extra charges of stays that are over, and those stays with them; most of what guests bore they paid at once. */
export function withCharges<Stay extends SeedStay>(
  stays: readonly Stay[],
  { today, plan }: { today: IsoDate; plan: TenantPlan },
) {
  const random = createRandom(`charges ${plan.id}`);
  const since = addDays(today, -LISTED);
  const charges: (Row & { readonly reservationId: string; readonly amount: number; readonly bornBy: string })[] = [];
  const reservations = stays.map((stay) => {
    const isOld = stay.status === 'FINISHED' && stay.checkOut < since && stay.lastProcessAt < since;
    if (!isOld || stay.collectedBy === 'CHANNEL' || !random.chance(0.12)) return stay;
    const [kind, description, bornBy, cents] = random.pick(KINDS);
    const quantity = kind === 'MINIBAR' ? random.int(1, 4) : 1;
    const unitAmount = cents * (stay.currency === 'TRY' ? LIRA : 1);
    const amount = chargeAmount({ quantity, unitAmount });
    const number = plan.offset.rows * 100 + charges.length + 1;
    charges.push({
      id: `rch-${String(number).padStart(5, '0')}`,
      tenantId: plan.id,
      version: 1,
      code: `CH-${String(charges.length + 1).padStart(6, '0')}`,
      reservationId: stay.id,
      kind,
      date: stay.checkOut,
      description,
      quantity,
      currency: stay.currency,
      unitAmount,
      vatPct: '20',
      amount,
      bornBy,
      ...stamp({ createdAt: `${stay.checkOut}T09:30:00.000Z`, createdBy: plan.admin }),
    });
    const extra = chargesTotal([{ quantity, unitAmount, bornBy }]);
    if (extra === 0) return stay;
    const paidAmount = stay.paidAmount + (random.chance(0.8) ? extra : 0);
    return { ...stay, chargesTotal: extra, ...balance({ ...stay, chargesTotal: extra, paidAmount }) };
  });
  return { charges, reservations };
}
