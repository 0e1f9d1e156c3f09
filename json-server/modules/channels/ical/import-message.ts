import type { Language } from '../../../../src/config/types.ts';
import { HttpError, invalid } from '../../../http/http-error.ts';
import { type Catalogues, translate } from '../../../../src/config/catalogues.ts';
import type { CalendarRefused } from '../../../http/outside/calendar-refused.ts';
import type { ErrorText } from './import-result.ts';

/** A text of the `errors` namespace. */
export const translateError = (catalogues: Catalogues, language: Language, { key, params }: ErrorText): string =>
  translate({ catalogues, language, namespace: 'errors', key, params }) ?? key;

export const messageOf = ({ key, params }: CalendarRefused): ErrorText => ({ key: `ical.${key}`, params });

/** The answer for a refused calendar: 422, or 409 when it only needs a confirmation. */
export function refusalAnswer(refused: CalendarRefused): HttpError {
  const issues = [{ field: 'calendar', ...messageOf(refused) }];
  if (refused.key !== 'manyGone') return invalid(issues);
  return new HttpError({ status: 409, problem: { key: 'conflict', issues, extra: { confirm: 'confirmGone' } } });
}
