import { daysBetween, type IsoDate } from '../../../../src/domain/calendar/iso-date.ts';
import { date, readQuery, text, integer } from '../../../http/query.ts';

const USUAL_ROWS = 50;
const MAX_ROWS = 500;
const MAX_DAYS = 1100;
const MAX_PAGES = 999_999;

/** Query for a window of the grid; `to` is the first day outside. */
export type GridQuestion = {
  readonly from: IsoDate;
  readonly days: number;
  readonly pageNumber: number;
  readonly pageSize: number;
  /** As typed; the comparison folds it. */
  readonly q: string;
  /** Required values of estate fields, by the field's path. */
  readonly equal: Readonly<Record<string, string>>;
};

export const GRID_PARAMETERS = {
  from: date(),
  to: date(),
  q: text,
  group: text,
  project: text,
  district: text,
  pageNumber: integer({ usual: 0, max: MAX_PAGES }),
  pageSize: integer({ usual: USUAL_ROWS, min: 1, max: MAX_ROWS }),
};

/** @throws HttpError 400 naming every invalid parameter */
export function readGridQuestion(search: URLSearchParams): GridQuestion {
  const asked = readQuery(search, GRID_PARAMETERS, ({ from, to }) => {
    const days = daysBetween(from, to);
    if (days < 1) return [{ field: 'to', key: 'validation.endAfterStart' }];
    return days > MAX_DAYS ? [{ field: 'to', key: 'validation.maxDays', params: { max: MAX_DAYS } }] : [];
  });
  const { from, to, q, group, project, district, pageNumber, pageSize } = asked;
  const filters = Object.entries({ groupId: group, projectName: project, 'address.district': district });
  return {
    from,
    days: daysBetween(from, to),
    q,
    pageNumber,
    pageSize,
    equal: Object.fromEntries(filters.filter(([, value]) => value !== '')),
  };
}
