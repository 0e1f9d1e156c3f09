import type { ClientConfig } from '../../config/types.ts';
import type { ReportSpan } from '../../domain/calendar/spans.ts';

type Filter = { readonly field: string; readonly operator: string; readonly value: string | readonly string[] };

/** The address of a figure's stays in the list of reservations; undefined for roles without that list. */
export function staysPath(config: ClientConfig, filters: readonly Filter[]): string | undefined {
  const resource = config.resources['reservations'];
  if (!resource?.can.includes('list')) return undefined;
  const search = new URLSearchParams();
  filters.forEach(({ field, operator, value }, index) => {
    search.set(`filters[${index}][field]`, field);
    search.set(`filters[${index}][operator]`, operator);
    if (typeof value === 'string') search.set(`filters[${index}][value]`, value);
    else value.forEach((part, place) => search.set(`filters[${index}][value][${place}]`, part));
  });
  return `${resource.routes.list}?${search.toString()}`;
}

/** Sold stays with a night in the span. */
export const soldIn = ({ from, to }: ReportSpan): Filter[] => [
  { field: 'checkIn', operator: 'lt', value: to },
  { field: 'checkOut', operator: 'gt', value: from },
  { field: 'status', operator: 'in', value: ['SUCCESSFUL', 'FINISHED'] },
];

/** The tape chart at one home and day. */
export function tapePath(config: ClientConfig, code: string, date: string): string | undefined {
  const page = config.pages['reservation-calendar'];
  return page && code !== '' ? `${page.route}?${new URLSearchParams({ q: code, date }).toString()}` : undefined;
}
