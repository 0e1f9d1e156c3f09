import { fold } from '../../../../src/domain/text/fold.ts';
import { valueAtPath } from '../../../../src/config/parts.ts';
import { idsOf } from '../../../../src/config/refs.ts';
import { searchedText } from '../../../../src/config/searched-text.ts';
import type { Json } from '../../../../src/config/types.ts';
import type { TapeEstateCells } from '../../../../src/wire/tape.ts';
import type { TapeSection } from '../../../../src/domain/tape/lines.ts';
import { malformed } from '../../../http/http-error.ts';
import type { EstatesRow } from '../../../live/rows/stored/estates.ts';
import type { Context } from '../../../records/context.ts';
import { isFreeBetween, type Occupants } from './occupants.ts';
import type { TapeQuestion, TapeSort } from './question.ts';
import { readerIn } from '../../../records/projection.ts';
import type { Sources } from './sources.ts';
import { isProjected, joinedTitles } from '../../../records/named-in.ts';

/** Estates that can be rented, or still have stays. The chart has no drafts and archived ones. */
const SHOWN: ReadonlySet<Json | undefined> = new Set(['ACTIVE', 'PASSIVE']);
const SECTION_FIELD: Readonly<Record<TapeSort, string | undefined>> = {
  code: undefined,
  group: 'groupId',
  project: 'projectName',
  owner: 'ownerIds',
};

/** Every matching row in order, and its sections with headings. */
export type TapeRows = {
  readonly estates: readonly EstatesRow[];
  readonly sections: readonly TapeSection[];
};

/**
 * @throws HttpError 400 for a filter or sort by a field the role may not read, because the answer would reveal it (S16)
 */
export function tapeRows(setup: {
  readonly context: Context;
  readonly sources: Sources;
  readonly question: TapeQuestion;
  readonly occupants: Occupants;
}): TapeRows {
  const { context, sources, question, occupants } = setup;
  const { estates } = sources;
  const sectionField = SECTION_FIELD[question.sort];
  for (const key of [...Object.keys(question.equal), ...(sectionField === undefined ? [] : [sectionField])]) {
    if (!isProjected(estates, key)) throw malformed(`"${key}" cannot be asked for.`);
  }
  const found = candidates(estates, question).filter((row) => matches(row, estates, question));
  const free = question.free;
  const shown = free ? found.filter((row) => isFreeBetween(occupants, row.id, free)) : found;
  return inOrder({ context, estates, rows: shown, sectionField });
}

function candidates({ table }: Sources['estates'], { estate }: TapeQuestion): readonly EstatesRow[] {
  if (estate === undefined) return [...table.all()];
  const row = table.get(estate);
  return row ? [row] : [];
}

function matches(
  row: EstatesRow,
  { scope, projection, resource }: Sources['estates'],
  question: TapeQuestion,
): boolean {
  const { estate, equal, guests, q } = question;
  if (estate === undefined && !SHOWN.has(row.status)) return false;
  if (scope && !scope.matches(row)) return false;
  if (guests > 0 && (row.maxGuests ?? 0) < guests) return false;
  if (!Object.entries(equal).every(([key, value]) => idsOf(valueAtPath(row, key) ?? null).includes(value)))
    return false;
  const text = fold(q);
  if (text === '') return true;
  return resource.list.search.some(
    (key) => projection.keys.has(key) && fold(searchedText(valueAtPath(row, key))).includes(text),
  );
}

/** Sorts codes and names in Turkish order on every machine. */
const collator = new Intl.Collator('tr', { numeric: true });

function inOrder(setup: {
  readonly context: Context;
  readonly estates: Sources['estates'];
  readonly rows: readonly EstatesRow[];
  readonly sectionField: string | undefined;
}): TapeRows {
  const { context, estates, rows, sectionField } = setup;
  const byCode = [...rows].sort((a, b) => collator.compare(a.code ?? '', b.code ?? ''));
  if (sectionField === undefined) return { estates: byCode, sections: [] };
  const sections = new Map<string, EstatesRow[]>();
  const titleOf = joinedTitles(context, estates, sectionField);
  for (const row of byCode) {
    const title = titleOf(row);
    const members = sections.get(title) ?? [];
    members.push(row);
    sections.set(title, members);
  }
  // Rows without a section come last.
  const sorted = [...sections].sort(([a], [b]) => Number(a === '') - Number(b === '') || collator.compare(a, b));
  return {
    estates: sorted.flatMap(([, members]) => members),
    sections: sorted.map(([title, members]) => [title, members.length] as const),
  };
}

/** One row in the answer's format. */
export function rowCells({ projection }: Sources['estates'], row: EstatesRow): TapeEstateCells {
  const may = readerIn(projection, row);
  return [
    ...([row.id, may('code'), may('propertyName'), may('roomCount')] as const),
    ...([may('maxGuests'), may('cleaningState'), may('status'), may('minNights')] as const),
  ];
}
