import type { Step } from '../../domain/calendar/steps.ts';
import { said } from '../check/said.ts';
import type { BlockBase, FromResource, How, TrendKind } from '../page-types.ts';
import type { RawFromResource } from '../raw.ts';
import { checkDate, checkMeasure, measureOf } from './counting.ts';
import type { BlockKind } from './kind.ts';
import { fromResource, isFilled, ofSource } from './of-records.ts';

/** steps of a trend without a number */
const DEFAULT_STEPS = 12;

/** At most one of `days`, `weeks` and `months`. */
type RawSteps = { days?: number; weeks?: number; months?: number; ahead?: number };

/** The number of records per day, week or month of a date field, or the total of a number or an amount. */
type TrendShape = BlockBase &
  FromResource & {
    readonly type: 'trend';
    readonly by: string;
    readonly of?: string;
    readonly how: How;
    readonly as: TrendKind;
    readonly step: Step;
    /** Steps before and including the current one, and after it. */
    readonly last: number;
    readonly ahead: number;
  };
declare module '../page-types.ts' {
  interface BlockShapes {
    trend: TrendShape;
  }
}
declare module '../raw.ts' {
  interface RawBlockShapes {
    trend: { type: 'trend'; as?: TrendKind; by: string; of?: string; how?: How } & RawSteps & RawFromResource;
  }
}

export const trendBlock: BlockKind<'trend'> = {
  width: 'half',
  normalize: (raw, inside) => ({
    ...fromResource(raw, inside),
    type: 'trend',
    by: raw.by,
    ...measureOf(raw),
    as: raw.as ?? 'bars',
    ...stepsOf(raw),
    ahead: raw.ahead ?? 0,
  }),
  check: ofSource((near, raw, pointer) => {
    checkMeasure(near, raw, pointer);
    checkDate(near, raw.by, `${pointer}/by`);
    const steps = [raw.days, raw.weeks, raw.months].filter((step) => step !== undefined);
    if (steps.length > 1) {
      const message = said`A trend has one of "days", "weeks" and "months".`;
      near.report({ code: 'RES224', pointer: `${pointer}/${raw.days === undefined ? 'weeks' : 'days'}`, message });
    }
  }),
  forReader: (block, reader) => (isFilled(block, [block.of, block.by], reader) ? block : undefined),
};

function stepsOf({ days, weeks, months }: RawSteps): Pick<TrendShape, 'step' | 'last'> {
  if (days !== undefined) return { step: 'day', last: days };
  if (weeks !== undefined) return { step: 'week', last: weeks };
  return { step: 'month', last: months ?? DEFAULT_STEPS };
}
