import type { Json, Row } from '../../config/types.ts';

/** The titles of what a field refers to, as the server sends them beside the ids under `_refs`; ids where it did not. */
export function referenceTitles({ record, field }: { record: Row; field: string }) {
  const titles = listOf(asObject(record['_refs'])?.[field]);
  return listOf(record[field]).map((id, index) => ({
    id: String(id),
    title: String(titles[index] ?? id),
    isNamed: index in titles,
  }));
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
