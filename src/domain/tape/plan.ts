import type { IsoDate } from '../calendar/iso-date.ts';
import type { Home } from '../estates/home-name.ts';
import type { TapeStay } from './stays.ts';

/** A place for a stay. */
export type Target = { readonly home: Home; readonly checkIn: IsoDate; readonly checkOut: IsoDate };

/** A stay lifted off the chart (TC4): in the tray without `to`, otherwise placed there but not saved. */
export type Lifted = {
  /** The stay when it was lifted; its version shows whether it has changed. */
  readonly stay: TapeStay;
  readonly from: Home;
  readonly to: Target | null;
  /** RS2: the agreed price is kept. */
  readonly keepPrice: boolean;
  /** RS3: the reason for changing a channel's dates; '' = none. */
  readonly changeReason: string;
};
export type Plan = readonly Lifted[];

/** A planned move of a stay, for the server to check or carry out. */
export type PlannedMove = {
  readonly id: string;
  /** The version on the chart. */
  readonly version: number;
  readonly estateId: string;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  /** RS2: otherwise the stay gets a new price. */
  readonly keepPrice: boolean;
  /** RS3: the reason for changing a channel's dates here. */
  readonly changeReason?: string;
};

/** A plan with this stay in the tray; a placed one returns to it. */
export function liftStay(plan: Plan, stay: TapeStay, from: Home): Plan {
  const known = plan.find((lifted) => lifted.stay.id === stay.id);
  if (known) return plan.map((lifted) => (lifted === known ? { ...lifted, to: null } : lifted));
  return [...plan, { stay, from, to: null, keepPrice: false, changeReason: '' }];
}

/** A plan with this stay placed there; placing it where it came from removes it from the plan. */
export function placeStay(
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

/** A plan without this stay, which stays where it was. */
export const withoutLifted = (plan: Plan, id: string): Plan => plan.filter(({ stay }) => stay.id !== id);

/** Stays without a place. */
export const unplacedStays = (plan: Plan): readonly Lifted[] => plan.filter(({ to }) => to === null);

/** The move of a placed stay. */
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

/** Stays of a home according to the plan: without lifted ones, with those placed there. */
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

/** Parses a plan; invalid text is an empty one. Nothing is filled in: a broken entry is dropped. */
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
