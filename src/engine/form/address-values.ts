import type { ClientResource, Json } from '../../config/types.ts';
import { isIsoDate } from '../../domain/calendar/iso-date.ts';
import { keysOf } from '../resource/keys.ts';

/**
 * Initial values of a new record from the address: `…/create?estateId=e1&checkIn=2026-12-01`. Only fields of this
 * role's form, and only simple values; the form checks them as if typed.
 */
export function addressValues(resource: ClientResource, search: URLSearchParams): Record<string, Json> {
  const names = resource.create.sections.flatMap(({ rows }) => rows.flat());
  const values: Record<string, Json> = {};
  for (const field of names.flatMap((name) => resource.fields[name] ?? [])) {
    if (!field.writable) continue;
    for (const key of keysOf(field)) {
      const text = search.get(key);
      if (text === null || text === '' || text.length > 200) continue;
      if (field.type === 'date' || field.type === 'dateRange') {
        if (isIsoDate(text)) values[key] = text;
      } else if (field.type === 'integer') {
        if (/^\d{1,6}$/.test(text)) values[key] = Number(text);
      } else if ((field.type === 'ref' || field.type === 'enum') && !field.multiple) values[key] = text;
      else if (field.type === 'text') values[key] = text;
    }
  }
  return values;
}
