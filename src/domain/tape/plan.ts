import type { IsoDate } from '../calendar/iso-date.ts';
import type { Home } from '../estates/home-name.ts';
import type { TapeStay } from './stays.ts';

/** A place for a stay. */
export type Target = { readonly home: Home; readonly checkIn: IsoDate; readonly checkOut: IsoDate };

/** A stay that was lifted off the chart (TC4): in the tray without `to`, else put down there, but not saved. */
export type Lifted = {
  /** As it was when it was lifted; its version says whether it still is. */
  readonly stay: TapeStay;
  readonly from: Home;
  readonly to: Target | null;
  /** RS2: the agreed price stays. */
  readonly keepPrice: boolean;
  /** RS3: why dates that a channel sold change here; '' = no reason given. */
  readonly changeReason: string;
};
export type Plan = readonly Lifted[];

/** Where a stay is to go: the move that the server carries out or checks. */
export type PlannedMove = {
  readonly id: string;
  /** The one that was on the chart. */
  readonly version: number;
  readonly estateId: string;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  /** RS2: otherwise the stay is priced anew. */
  readonly keepPrice: boolean;
  /** RS3: why the dates that a channel sold are changed here. */
  readonly changeReason?: string;
};

/** A plan with this stay in the tray; one that was put down comes back into it. */
export function lift(plan: Plan, stay: TapeStay, from: Home): Plan {
  const known = plan.find((lifted) => lifted.stay.id === stay.id);
  if (known) return plan.map((lifted) => (lifted === known ? { ...lifted, to: null } : lifted));
  return [...plan, { stay, from, to: null, keepPrice: false, changeReason: '' }];
}

/** A plan in which this stay stands there; putting it back where it came from takes it out of the plan. */
export function putDown(
  plan: Plan,
  id: string,
  down: { readonly to: Target; readonly keepPrice: boolean; readonly changeReason: string },
): Plan {
  return plan.flatMap((lifted) => {
    if (lifted.stay.id !== id) return [lifted];
    return isOwnPlace(lifted, down.to) ? [] : [{ ...lifted, ...down }];
  });
}

const isOwnPlace = ({ stay, from }: Lifted, to: Target): boolean =>
  to.home.id === from.id && to.checkIn === stay.checkIn && to.checkOut === stay.checkOut;

/** A plan without this stay: it stays where it was. */
export const giveBack = (plan: Plan, id: string): Plan => plan.filter(({ stay }) => stay.id !== id);

/** Those without a place. */
export const inTray = (plan: Plan): readonly Lifted[] => plan.filter(({ to }) => to === null);

/** The move of one that was put down. */
export function moveOf({ stay, to, keepPrice, changeReason }: Lifted): PlannedMove | undefined {
  if (to === null) return undefined;
  return {
    id: stay.id,
    version: stay.version,
    estateId: to.home.id,
    checkIn: to.checkIn,
    checkOut: to.checkOut,
    keepPrice,
    ...(changeReason === '' ? {} : { changeReason }),
  };
}

/** Stays of a home as the plan has them: without those that were lifted, with those that were put down there. */
export function withPlan(stays: readonly TapeStay[], homeId: string, plan: Plan): readonly TapeStay[] {
  const isTouched = plan.some(({ stay, to }) => to?.home.id === homeId || stays.some(({ id }) => id === stay.id));
  if (!isTouched) return stays;
  const lifted = new Set(plan.map(({ stay }) => stay.id));
  const put = plan.flatMap(({ stay, to }) =>
    to?.home.id === homeId ? [{ ...stay, checkIn: to.checkIn, checkOut: to.checkOut, isPlanned: true }] : [],
  );
  return [...stays.filter(({ id }) => !lifted.has(id)), ...put];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isHome = (value: unknown): boolean =>
  isObject(value) && typeof value['id'] === 'string' && typeof value['code'] === 'string';
const isSpan = (value: Readonly<Record<string, unknown>>): boolean =>
  typeof value['checkIn'] === 'string' && typeof value['checkOut'] === 'string';

/** A plan read back from text; whatever is no plan is none. Nothing is filled in: a broken entry is left out. */
export function readPlan(text: string | null): Plan {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  return value.filter((lifted: unknown): lifted is Lifted => {
    if (!isObject(lifted) || !isObject(lifted['stay']) || !isHome(lifted['from'])) return false;
    const { stay, to } = lifted;
    const isPlace = to === null || (isObject(to) && isHome(to['home']) && isSpan(to));
    const isStay = typeof stay['id'] === 'string' && typeof stay['code'] === 'string' && isSpan(stay);
    const isComplete = typeof lifted['keepPrice'] === 'boolean' && typeof lifted['changeReason'] === 'string';
    return isStay && isPlace && isComplete && typeof stay['version'] === 'number';
  });
}
