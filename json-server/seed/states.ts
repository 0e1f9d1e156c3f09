import { addDays } from '../../src/domain/calendar/iso-date.ts';
import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { stateChanges } from '../../src/domain/reservations/state-changes.ts';
import type { StayFacts } from '../../src/domain/reservations/stay-state.ts';
import { stayStateOf } from '../../src/domain/reservations/stay-state.ts';
import type { Row } from '../../src/config/types.ts';
import { createRandom } from './random.ts';
import type { TenantPlan } from './tenants.ts';

type SeedStay = Row & {
  readonly status: string;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly createdAt: string;
  readonly lastProcessAt: string;
};
/** Days back from today of which the changes of state are listed. */
const LISTED = 21;

/** RS1: when the guests came and left, and the stay state that follows; now and then somebody is late or never came. */
export function withStayStates<Stay extends SeedStay>(
  stays: readonly Stay[],
  { today, plan }: { today: IsoDate; plan: TenantPlan },
) {
  const random = createRandom(`stay states ${plan.id}`);
  return stays.map((stay) => {
    const { status, checkIn, checkOut } = stay;
    const isHere = status === 'SUCCESSFUL' && checkIn < today;
    const came = status === 'FINISHED' || (isHere && random.chance(0.95));
    const leftOn = checkOut < today ? checkOut : addDays(today, -1);
    const facts = {
      ...(came ? { actualCheckInAt: `${checkIn}T13:${String(random.int(10, 59))}:00.000Z`, arrivedOn: checkIn } : {}),
      ...(status === 'FINISHED'
        ? { actualCheckOutAt: `${leftOn}T08:${String(random.int(10, 59))}:00.000Z`, leftOn }
        : {}),
      ...(isHere && !came && random.chance(0.5) ? { noShowAt: `${checkIn}T21:00:00.000Z` } : {}),
    };
    return { ...stay, ...facts, stayState: stayStateOf({ ...(stay as StayFacts), ...facts }, today) };
  });
}

/** The changes of state of the last weeks, as the server would have written them down. */
export function makeStateHistory(
  stays: readonly (SeedStay & { readonly stayState: string | null })[],
  { today, plan }: { today: IsoDate; plan: TenantPlan },
) {
  const since = addDays(today, -LISTED);
  const rows = stays
    .filter(({ createdAt, lastProcessAt }) => createdAt > since || lastProcessAt > since)
    .flatMap((stay) => {
      const first = { status: 'PENDING', stayState: 'EXPECTED', paymentState: 'UNPAID' };
      return [
        ...stateChanges(undefined, first).map((change) => ({ ...change, at: stay.createdAt, stay })),
        ...stateChanges(first, stay).map((change) => ({ ...change, at: stay.lastProcessAt, stay })),
      ].filter(({ at }) => at > since);
    })
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return rows.map(({ stay, axis, from, to, at }, index) => ({
    id: `rsh-${String(plan.offset.rows * 100 + index + 1).padStart(5, '0')}`,
    tenantId: plan.id,
    version: 1,
    reservationId: stay.id,
    axis,
    ...(from === null ? {} : { from }),
    to,
    at,
    by: axis === 'STAY' && at !== stay.createdAt ? 'Konak' : 'Rezervasyon',
    source: axis === 'STAY' && at !== stay.createdAt ? 'SYSTEM' : 'USER',
    createdAt: at,
    createdBy: plan.admin,
    updatedAt: at,
    updatedBy: plan.admin,
  }));
}
