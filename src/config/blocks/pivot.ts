import type { Step } from '../../domain/calendar/steps.ts';
import { said } from '../check/said.ts';
import type { BlockBase, FromResource, How } from '../page-types.ts';
import type { RawFromResource } from '../raw.ts';
import { checkGrouping, checkMeasure, measureOf } from './counting.ts';
import type { BlockKind } from './kind.ts';
import { fromResource, isFilled, ofSource } from './of-records.ts';

/** A table of figures, grouped by two fields. */
type PivotShape = BlockBase &
  FromResource & {
    readonly type: 'pivot';
    readonly rows: string;
    readonly columns: string;
    readonly of?: string;
    readonly how: How;
    /** The step, if one of them is a date. */
    readonly step: Step;
  };
declare module '../page-types.ts' {
  interface BlockShapes {
    pivot: PivotShape;
  }
}
declare module '../raw.ts' {
  interface RawBlockShapes {
    pivot: {
      type: 'pivot';
      rows: string;
      columns: string;
      of?: string;
      how?: How;
      step?: Step;
    } & RawFromResource;
  }
}

export const pivotBlock: BlockKind<'pivot'> = {
  width: 'full',
  normalize: (raw, inside) => ({
    ...fromResource(raw, inside),
    type: 'pivot',
    rows: raw.rows,
    columns: raw.columns,
    step: raw.step ?? 'month',
    ...measureOf(raw),
  }),
  check: ofSource((near, raw, pointer) => {
    checkMeasure(near, raw, pointer);
    checkGrouping(near, raw.rows, `${pointer}/rows`);
    checkGrouping(near, raw.columns, `${pointer}/columns`);
    if (raw.rows === raw.columns) {
      const message = said`Rows and columns are of two different fields.`;
      near.report({ code: 'RES224', pointer: `${pointer}/columns`, message });
    }
  }),
  forReader: (block, reader) => (isFilled(block, [block.of, block.rows, block.columns], reader) ? block : undefined),
};
