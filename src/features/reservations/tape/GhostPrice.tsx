import { unplacedStays, moveOf, type Plan } from '../../../domain/tape/plan.ts';
import { formatMoney } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { asLifted } from './as-lifted.ts';
import type { HeldBar } from './held.ts';
import type { TapeEstate } from './read-tape.ts';
import { useCheck } from './use-check.ts';

type GhostPriceProps = { readonly held: HeldBar; readonly estate: TapeEstate | undefined; readonly plan: Plan };

/** TC3: a stay's price at the drag target, as soon as the pointer rests there; empty where it does not fit. */
export default function GhostPrice({ held, estate, plan }: GhostPriceProps) {
  const language = useLanguage();
  const { stay, now } = held;
  const others = plan.filter((lifted) => lifted.stay.id !== stay?.id);
  const to = estate && { home: estate, checkIn: now.checkIn, checkOut: now.checkOut };
  const move = stay && to ? moveOf(asLifted({ stay, from: to.home }, to)) : undefined;
  const { checked } = useCheck(
    move ? [...others.flatMap((lifted) => moveOf(lifted) ?? []), move] : [],
    unplacedStays(others).map((lifted) => lifted.stay.id),
  );
  const record = checked?.items.find(({ id, isFree }) => isFree && id === stay?.id)?.record;
  const total = record?.['totalPrice'];
  const currency = record?.['currency'];
  if (typeof total !== 'number' || typeof currency !== 'string') return null;
  return ` · ${formatMoney({ minor: total, currency, language })}`;
}
