import { withReadableDates } from '../../config/readable-date.ts';
import { currentLanguage } from '../../providers/i18n.ts';
import type { Json, Row } from '../../config/types.ts';

/**
 * The titles of a field's references, sent by the server under `_refs`, with formatted days and months; ids without
 * them.
 */
export function referenceTitles({ record, field }: { record: Row; field: string }) {
  const titles = listOf(asObject(record['_refs'])?.[field]);
  return listOf(record[field]).map((id, index) => ({
    id: String(id),
    title: index in titles ? withReadableDates(String(titles[index]), currentLanguage()) : String(id),
    isNamed: index in titles,
  }));
}

/**
 * The value of a title template's part from another record, `estateId.propertyName` or `boatId`, sent with this one.
 */
export function saidOfOthers(record: Row, path: string): string | undefined {
  const value = asObject(record['_refs'])?.[path];
  if (typeof value === 'string') return value;
  const [field = ''] = path.split('.');
  const named = referenceTitles({ record, field }).filter(({ isNamed }) => isNamed);
  return named.map(({ title }) => title).join(', ') || undefined;
}

function listOf(value: Json | undefined): readonly (string | number | boolean)[] {
  const list = Array.isArray(value) ? (value as readonly Json[]) : [value ?? null];
  return list.filter((item) => typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean');
}

function asObject(value: Json | undefined): { readonly [key: string]: Json } | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [key: string]: Json })
    : undefined;
}
