import type { Row } from '../../config/types.ts';

/** Estates with their own season, with their titles; all others look like their group. */
export function seasonEstates(rows: readonly Row[]): readonly (readonly [id: string, title: string])[] {
  const named = new Map<string, string>();
  for (const row of rows) {
    const ids = row['estateIds'];
    const titles = (row['_refs'] as Record<string, unknown> | undefined)?.['estateIds'];
    if (!Array.isArray(ids)) continue;
    for (const [at, id] of ids.entries()) named.set(String(id), String(Array.isArray(titles) ? titles[at] : id));
  }
  return [...named];
}
