import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { stayName } from '../../../domain/reservations/stay-name.ts';
import { type Axis, barBox } from '../../../domain/calendar/axis.ts';
import { type TapeLayout, lineOfEstate } from '../../../domain/tape/lines.ts';
import type { Plan } from '../../../domain/tape/plan.ts';
import { inTheWay } from '../../../domain/tape/stays.ts';
import type { Size } from '../../../engine/chart/on-plane.ts';
import { currentMoment } from '../../../engine/clock.ts';
import { formatDateRange } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { type HeldBar, isRange, nightsOfBar } from './held.ts';
import type { RowData } from './tape-store.ts';

const GhostPrice = lazy(() => import('./GhostPrice.tsx'));

type RowOf = (estate: number) => RowData | undefined;
/** The dragged element at its target: whether it fits, as text, and its dates there. */
export type GhostState = {
  readonly held: HeldBar;
  readonly isTaken: boolean;
  readonly text: string;
  readonly dates: string;
};

/** Free or taken, by the loaded data and the plan; the server decides. Undefined over the tray. */
export function useGhost({ held, isOverTray, rowOf }: HeldOver): GhostState | undefined {
  const { t } = useTranslation('tape');
  const language = useLanguage();
  if (!held || isOverTray) return undefined;
  const { estate, checkIn, checkOut } = held.now;
  const dates = formatDateRange({ from: checkIn, to: checkOut, language });
  const id = held.stay?.id ?? held.block?.id;
  const wanted = { checkIn, checkOut, ...(id === undefined ? {} : { id }) };
  const last = isRange(held) ? held.through : estate;
  for (let at = Math.min(estate, last); at <= Math.max(estate, last); at += 1) {
    const { stays = [], blocks = [] } = rowOf(at) ?? {};
    const blocking = inTheWay({ stays, blocks, wanted, now: currentMoment() });
    if (!blocking) continue;
    const code = 'status' in blocking ? stayName(blocking) : t(`block.${blocking.kind}`);
    return { held, isTaken: true, text: t('taken', { code }), dates };
  }
  return { held, isTaken: false, text: t('free'), dates };
}

type HeldOver = { readonly held: HeldBar | undefined; readonly isOverTray: boolean; readonly rowOf: RowOf };

type GhostProps = {
  readonly ghost: GhostState;
  readonly axis: Axis;
  readonly size: Size;
  readonly lines: TapeLayout;
  readonly rowOf: RowOf;
  readonly plan: Plan;
};

/** The dragged element at its target; empty if its homes are collapsed. */
export function Ghost({ ghost, axis, size, lines, rowOf, plan }: GhostProps) {
  const { held, isTaken, text, dates } = ghost;
  const ends = [held.now.estate, isRange(held) ? held.through : held.now.estate];
  const drawn = ends.flatMap((estate) => lineOfEstate(lines, estate) ?? []);
  if (drawn.length === 0) return null;
  const line = Math.min(...drawn);
  const height = Math.max(...drawn) - line + 1;
  return (
    <div
      className="k-tape-bar k-tape-bar-ghost"
      aria-hidden="true"
      data-taken={isTaken || undefined}
      // `left` and not a transform, so that its text stays visible beside the names.
      style={{
        left: size.name + barBox(axis, held.now).left,
        top: line * size.line + 4,
        width: Math.max(axis.dayWidth, nightsOfBar(held.now) * axis.dayWidth),
        height: height * size.line - 8,
      }}
    >
      <span className="k-tape-bar-text">
        {text} · {dates}
        {held.stay && !isTaken && (
          <Suspense>
            <GhostPrice held={held} estate={rowOf(held.now.estate)?.estate} plan={plan} />
          </Suspense>
        )}
      </span>
    </div>
  );
}
