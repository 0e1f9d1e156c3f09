import { checkCard } from '../check/board-pass.ts';
import { knownField } from '../check/context.ts';
import { said } from '../check/said.ts';
import type { BlockBase, FromResource } from '../page-types.ts';
import type { RawFromResource } from '../raw.ts';
import { checkDate } from './counting.ts';
import type { BlockKind } from './kind.ts';
import { fromResource, isFilled, ofSource, readableOf, reportRouted } from './of-records.ts';

/** Records on the days of a month, by one of their dates. */
type CalendarShape = BlockBase &
  FromResource & {
    readonly type: 'calendar';
    readonly by: string;
    /** An enum field that determines their colours. */
    readonly color?: string;
    /** Fields beside the title. */
    readonly card: readonly string[];
  };
declare module '../page-types.ts' {
  interface BlockShapes {
    calendar: CalendarShape;
  }
}
declare module '../raw.ts' {
  interface RawBlockShapes {
    calendar: { type: 'calendar'; by: string; color?: string; card?: string[] } & RawFromResource;
  }
}

export const calendarBlock: BlockKind<'calendar'> = {
  width: 'full',
  normalize: (raw, inside) => ({
    ...fromResource(raw, inside),
    type: 'calendar',
    by: raw.by,
    card: raw.card ?? [],
    ...(raw.color !== undefined && { color: raw.color }),
  }),
  check: ofSource((near, raw, pointer) => {
    if (near.resource.api.routed) reportRouted(near, pointer);
    checkDate(near, raw.by, `${pointer}/by`);
    checkCard(near, raw.card, pointer);
    const colored = raw.color === undefined ? undefined : knownField(near, raw.color, `${pointer}/color`);
    if (colored && (colored.type !== 'enum' || colored.multiple)) {
      const message = said`Colours are those of the values of a list; "${colored.name}" has none, or several at once.`;
      near.report({ code: 'RES213', pointer: `${pointer}/color`, message });
    }
  }),
  forReader: (block, reader) => {
    if (!isFilled(block, [block.by, block.color], reader)) return undefined;
    return { ...block, card: block.card.filter((name) => readableOf(block, reader)?.readable.has(name)) };
  },
};
