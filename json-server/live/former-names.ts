import { isJsonObject } from '../../src/config/values.ts';

/** Names that a resource's file used in earlier versions; records may still hold values under them. */
export type FormerNames = { readonly fields: readonly string[]; readonly names: readonly string[] };

/** The last version of a file without errors. */
type LastVersion = { readonly text: string; readonly former?: FormerNames };

const NONE: FormerNames = { fields: [], names: [] };

/** The former names once `text` replaces the last good version; undefined when there are none. */
export function formerNamesAfter(before: LastVersion | undefined, text: string): FormerNames | undefined {
  if (!before) return undefined;
  const old = namesIn(before.text);
  const now = namesIn(text);
  const { fields, names } = before.former ?? NONE;
  const former = {
    fields: without([...fields, ...old.fields], now.fields),
    names: without([...names, ...old.names], now.names),
  };
  return former.fields.length + former.names.length > 0 ? former : undefined;
}

const without = (names: readonly string[], present: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => !present.includes(name));

/** The name and the stored keys in a resource's file; empty for all other files. */
function namesIn(text: string): FormerNames {
  const value: unknown = JSON.parse(text);
  if (!isJsonObject(value) || !isJsonObject(value['fields'])) return NONE;
  const fields = Object.entries(value['fields']).flatMap(([name, field]) => {
    if (!isJsonObject(field) || field['type'] === 'children' || field['type'] === 'password' || field['compute'])
      return [];
    return field['type'] === 'dateRange'
      ? [field['start'], field['end']].filter((key) => typeof key === 'string')
      : [name];
  });
  return { fields, names: typeof value['name'] === 'string' ? [value['name']] : [] };
}
