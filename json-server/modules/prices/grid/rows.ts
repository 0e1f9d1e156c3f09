import { fold } from '../../../../src/domain/text/fold.ts';
import { valueAtPath } from '../../../../src/config/parts.ts';
import { searchedText } from '../../../../src/config/searched-text.ts';
import type { Json } from '../../../../src/config/types.ts';
import { malformed } from '../../../http/http-error.ts';
import type { EstatesRow } from '../../../live/rows/stored/estates.ts';
import { isProjected } from '../../../records/named-in.ts';
import type { GridQuestion } from './question.ts';
import { type GridSource, isInScope } from './sources.ts';

/** Estates that are or may be sold; drafts and archived ones have no prices to maintain. */
const SHOWN: ReadonlySet<Json | undefined> = new Set(['ACTIVE', 'PASSIVE']);
/** Sorts codes in Turkish order on every machine. */
const collator = new Intl.Collator('tr', { numeric: true });

/** Every matching estate, by code. @throws HttpError 400 for a filter on a field the role may not read (S16) */
export function gridRows(
  estates: GridSource<'estates'>,
  { equal, q }: Pick<GridQuestion, 'equal' | 'q'>,
): readonly EstatesRow[] {
  const { projection, resource, table } = estates;
  for (const key of Object.keys(equal)) {
    if (!isProjected(estates, key)) throw malformed(`"${key}" cannot be asked for.`);
  }
  const text = fold(q);
  const searched = resource.list.search.filter((key) => projection.keys.has(key));
  return [...table.all()]
    .filter((row) => SHOWN.has(row.status) && isInScope(estates, row))
    .filter((row) => Object.entries(equal).every(([key, value]) => valueAtPath(row, key) === value))
    .filter((row) => text === '' || searched.some((key) => fold(searchedText(valueAtPath(row, key))).includes(text)))
    .sort((a, b) => collator.compare(a.code ?? '', b.code ?? ''));
}
