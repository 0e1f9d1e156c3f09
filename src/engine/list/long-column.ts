import type { ClientField, ClientResource } from '../../config/types.ts';
import { alignOf, LOOKS } from '../fields/displays.tsx';
import { sortKey } from '../resource/keys.ts';
import type { useText } from '../resource/use-text.ts';
import { linkedField, listFields } from './columns.tsx';

/** A column of a table whose rows are built as they come into view. */
export type LongColumn = {
  readonly field: ClientField;
  readonly priority: 'low' | 'high' | undefined;
  readonly isLinked: boolean;
  readonly isEnd: boolean;
  /** Least width, px; what is left over is shared in this proportion. */
  readonly width: number;
  /** Somebody made it that wide, and it has no share. */
  readonly isSized: boolean;
};

/** Where only visible rows are built, contents cannot say how wide a column is: its header does, in px. */
const COLUMN = 140;
/** A picture and two lines need more. */
const PERSON = 230;
const LETTER = 8;
const PADDING = 34;
const SORT = 18;
const FUNNEL = 28;

/** The columns of a list, each as wide as it must be to be read. */
export function longColumns(resource: ClientResource, text: ReturnType<typeof useText>): readonly LongColumn[] {
  const linked = linkedField(resource);
  return listFields(resource).map(({ field, width, isSized = false, priority }): LongColumn => ({
    field,
    priority,
    isSized,
    isLinked: field.name === linked,
    isEnd: alignOf(field) === 'end',
    width: Math.max(
      width ?? (field.display?.as === 'person' ? PERSON : LOOKS[field.type].width) ?? COLUMN,
      isSized
        ? 0
        : text(field.label).length * LETTER +
            PADDING +
            (sortKey(field) === undefined ? 0 : SORT) +
            (resource.list.filters.includes(field.name) ? FUNNEL : 0),
    ),
  }));
}
