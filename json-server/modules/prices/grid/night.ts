import { explainNight } from '../../../../src/domain/prices/grid/explain.ts';
import type { ExplainedNight } from '../../../../src/wire/price-grid.ts';
import { invalid, notFound } from '../../../http/http-error.ts';
import { date, readQuery, text } from '../../../http/query.ts';
import { priceBookOf } from '../price-book.ts';
import type { Context } from '../../../records/context.ts';
import { isInScope, namesAreOpen, type gridSources } from './sources.ts';

export const NIGHT_PARAMETERS = { estateId: text, date: date() };

/**
 * Explains one night of one estate rule by rule.
 * @throws HttpError 400 without a date, 404 for an estate the caller may not see
 */
export function explainedNight(
  context: Context,
  { estates }: ReturnType<typeof gridSources>,
  search: URLSearchParams,
): ExplainedNight {
  const { estateId, date } = readQuery(search, NIGHT_PARAMETERS);
  const estate = estates.table.get(estateId);
  if (!estate || !isInScope(estates, estate)) throw notFound();
  if (typeof estate.basePrice !== 'number') throw invalid([{ field: 'estateId', key: 'reservation.noEstate' }]);
  const { table } = context;
  const book = priceBookOf({ table, estate, checkIn: date, checkOut: date });
  const open = { seasons: namesAreOpen(context, 'seasons'), groups: namesAreOpen(context, 'estate-groups') };
  const rules = explainNight(book, date).map((rule) => {
    const isOpen = rule.source === 'GROUP' ? open.groups : rule.season ? open.seasons : true;
    if (isOpen) return rule;
    const { source, amount, outcome, by } = rule;
    return { source, refId: '', amount, outcome, ...(by === undefined ? {} : { by }) };
  });
  return { currency: estate.currency ?? '', rules };
}
