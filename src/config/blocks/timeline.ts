import { checkIcon } from '../check/context.ts';
import { pointerOf } from '../check/json-file.ts';
import type { BlockBase, Tone } from '../page-types.ts';
import type { RawText } from '../raw.ts';
import type { Text } from '../text-types.ts';
import { toText } from '../texts.ts';
import type { BlockKind } from './kind.ts';
import { checkTime, rawText, blockText } from './texts.ts';

type TimelineEntry = {
  /** A date, a moment, one of them relative to today, or words. */
  readonly time: Text;
  readonly title: Text;
  readonly text?: Text;
  readonly icon?: string;
  readonly tone: Tone;
};
/** Events, one below the other. */
type TimelineShape = BlockBase & {
  readonly type: 'timeline';
  readonly label: Text;
  readonly entries: readonly TimelineEntry[];
};
declare module '../page-types.ts' {
  interface BlockShapes {
    timeline: TimelineShape;
  }
}
type RawTimelineEntry = { time: RawText; title: RawText; text?: RawText; icon?: string; tone?: Tone };
declare module '../raw.ts' {
  interface RawBlockShapes {
    timeline: { type: 'timeline'; entries: RawTimelineEntry[] };
  }
}

export const timelineBlock: BlockKind<'timeline'> = {
  width: 'third',
  normalize: (raw) => ({
    label: toText(raw.label, raw.id),
    type: 'timeline',
    entries: raw.entries.map((entry) => ({
      time: rawText(entry.time),
      title: rawText(entry.title),
      ...blockText(entry),
      ...(entry.icon !== undefined && { icon: entry.icon }),
      tone: entry.tone ?? 'neutral',
    })),
  }),
  check: (context, { entries }, pointer) =>
    entries.forEach(({ icon, time }, index) => {
      checkIcon(context, icon, pointerOf(pointer, 'entries', index, 'icon'));
      checkTime(context, time, pointerOf(pointer, 'entries', index, 'time'));
    }),
};
