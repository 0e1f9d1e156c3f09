import { isFree, type Reason, reasonsAgainst } from '../../../../src/domain/reservations/availability.ts';
import { valueAtPath } from '../../../../src/config/parts.ts';
import { type Context, type ResourceNamed, tableOf, tablesOf } from '../../../records/context.ts';
import { scopeOf } from '../../../records/scope.ts';
import type { AvailabilityQuestion } from './question.ts';
import { occupancyOf } from '../spans.ts';
import type { EstatesRow } from '../../../live/rows/stored/estates.ts';

export type EstateAvailability = {
  readonly estate: EstatesRow;
  readonly isFree: boolean;
  readonly reasons: readonly Reason[];
};

/**
 * Each matching estate in the caller's scope, by code, with the obstacles to the stay. Costs one lookup in the index of
 * spans per estate, whatever the history (AV4). Drafts and archived ones are not for sale.
 */
export function findAvailability(
  context: Context,
  estates: ResourceNamed<'estates'>,
  question: AvailabilityQuestion,
): EstateAvailability[] {
  const scope = scopeOf(context, estates);
  const table = tablesOf(context, estates);
  const { checkIn, checkOut, adults, children, except, fields, estateIds, onlyFree } = question;
  const answers: EstateAvailability[] = [];
  for (const estate of tableOf(context, estates).ordered('code', 'ASC')) {
    const { status } = estate;
    // A placeholder only holds stays that have no home yet.
    if (status === 'DRAFT' || status === 'ARCHIVED' || estate.isPlaceholder === true) continue;
    if (estateIds && !estateIds.has(estate.id)) continue;
    if (![...fields].every(([path, value]) => valueAtPath(estate, path) === value)) continue;
    if (scope && !scope.matches(estate)) continue;
    const reasons = reasonsAgainst({
      checkIn,
      checkOut,
      guests: adults + children,
      except,
      estate,
      ...occupancyOf(table, { of: estate.id, from: checkIn, to: checkOut }),
      now: context.caller.values.now,
    });
    const answer = { estate, isFree: isFree(reasons), reasons };
    if (!onlyFree || answer.isFree) answers.push(answer);
  }
  return answers;
}
