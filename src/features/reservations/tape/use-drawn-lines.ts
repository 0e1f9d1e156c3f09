import { type TapeLayout, linesBetween, type PlacedLine } from '../../../domain/tape/lines.ts';
import { useNeed } from '../../../engine/chart/use-need.ts';
import type { ChartView } from '../../../engine/chart/use-view.ts';
import type { TapeStore } from './tape-store.ts';

/** Days rendered beyond the visible ones. */
const LEAD = 16;

/** The visible lines; loads their homes. */
export function useDrawnLines(store: TapeStore, lines: TapeLayout, view: ChartView): readonly PlacedLine[] {
  const drawn = linesBetween(lines, view);
  const estates = drawn.flatMap(({ what }) => (what.kind === 'estate' ? [what.estate] : []));
  const last = store.known() ? (estates.at(-1) ?? 0) + 1 : view.last;
  useNeed(store.need, { first: estates[0] ?? 0, last, days: view.days }, LEAD);
  return drawn;
}
