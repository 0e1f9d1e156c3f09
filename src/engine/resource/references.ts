import { withReadableDates } from '../../config/readable-date.ts';
import { currentLanguage } from '../../providers/i18n.ts';
import type { Json, Row } from '../../config/types.ts';

/**
 * The titles of what a field refers to, as the server sends them beside the ids under `_refs`, with days and months in words;
 * ids where it did not.
 */
export function referenceTitles({ record, field }: { record: Row; field: string }) {
  const titles = listOf(asObject(record['_refs'])?.[field]);
  return listOf(record[field]).map((id, index) => ({
    id: String(id),
    title: index in titles ? withReadableDates(String(titles[index]), currentLanguage()) : String(id),
    isNamed: index in titles,
  }));
}

/** What a part of the title's template, `estateId.propertyName` or `boatId`, says of another record: it came with this one. */
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
