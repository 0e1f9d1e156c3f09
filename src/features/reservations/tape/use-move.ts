import { useState } from 'react';
import { isIsoDate } from '../../../domain/calendar/iso-date.ts';
import { unplacedStays, moveOf, type Plan, type Target } from '../../../domain/tape/plan.ts';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import type { PlacedStay } from './as-lifted.ts';
import { nightsOfBar } from './held.ts';
import { useCheck } from './use-check.ts';

/** A move being considered: its target and price, with the server's check together with the plan. */
export function useMove(lifted: PlacedStay, plan: Plan) {
  const { resource } = useEngine();
  const [asked, setAsked] = useState(lifted);
  const { stay, from } = lifted;
  const { to, changeReason } = asked;
  const mayKeepPrice = resource.fields['keepPrice']?.writable === true;
  // Keeps the choice of an earlier plan.
  const [choice, setChoice] = useState(() =>
    plan.some((other) => other.stay.id === stay.id && other.to) ? lifted.keepPrice : undefined,
  );
  const others = plan.filter((other) => other.stay.id !== stay.id);
  const isSpan = isIsoDate(to.checkIn) && isIsoDate(to.checkOut) && to.checkIn < to.checkOut;
  // The number of nights is unchanged: the agreed price stays by default (RS2).
  const keepPrice = choice ?? (mayKeepPrice && isSpan && nightsOfBar(to) === nightsOfBar(stay));
  const wanted = { ...asked, keepPrice };
  const move = isSpan ? moveOf(wanted) : undefined;
  const placed = others.flatMap((other) => moveOf(other) ?? []);
  const lifts = unplacedStays(others).map((other) => other.stay.id);
  const { checked, failure } = useCheck(move ? [...placed, move] : [], lifts);
  const answer = checked?.items.find(({ id }) => id === stay.id);
  // Also shows the new price if the agreed one is kept.
  const { checked: checkedAnew } = useCheck(move?.keepPrice ? [...placed, { ...move, keepPrice: false }] : [], lifts);
  return {
    wanted,
    keepPrice,
    onKeepPrice: mayKeepPrice ? setChoice : undefined,
    /** Arrival and departure are dates, in this order. */
    isSpan,
    isChanged: to.home.id !== from.id || to.checkIn !== stay.checkIn || to.checkOut !== stay.checkOut,
    needsReason: answer?.errors?.['changeReason'] !== undefined || changeReason !== '',
    answer,
    /** The same at a new price, while the agreed one is kept. */
    anew: checkedAnew?.items.find(({ id }) => id === stay.id),
    /** Roles that are notified. */
    told: checked?.told ?? [],
    failure,
    change: (next: Partial<Target>) => setAsked({ ...asked, to: { ...to, ...next } }),
    giveReason: (reason: string) => setAsked({ ...asked, changeReason: reason }),
  };
}
