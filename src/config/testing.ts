import { fieldKind } from './fields/registry.ts';
import { normalizeField } from './normalize-fields.ts';
import { normalizeResource } from './normalize.ts';
import type { RawField, RawResource } from './raw.ts';
import type { EnumList, Field, Json, Resource } from './types.ts';
import type { WhereValues } from './values.ts';

/** Test helpers, used by unit tests only. */

export const TEST_VALUES: WhereValues = {
  user: { id: 'u1', role: 'admin', tenantId: 'demo', investorId: null },
  company: { currencies: ['EUR', 'TRY'], currency: 'EUR', checkInTime: '16:00', checkOutTime: '10:00' },
  today: '2026-05-10',
  now: '2026-05-10T08:00:00.000Z',
};

/** A resource as `resources/<name>.json` would give it. */
export function makeResource(raw: RawResource, enums: { readonly [name: string]: EnumList } = {}): Resource {
  return normalizeResource({ raw, file: `resources/${raw.name}.json`, root: 'resources', enums });
}

export function makeField(raw: RawField, name = 'x'): Field {
  return normalizeField({ name, raw, enums: {} });
}

/** The stored value, or the key of the issue, `!email`. */
export function parseOne(raw: RawField, value: Json, before?: Json): Json | undefined {
  const field = makeField(raw);
  const parsed = fieldKind(field.type).parse({
    field,
    input: { x: value },
    values: TEST_VALUES,
    ...(before !== undefined && { before: { id: 'r1', x: before } }),
  });
  return 'issues' in parsed ? `!${parsed.issues[0]?.key.replace('validation.', '') ?? ''}` : parsed.values['x'];
}

/** The parsed text of a filter. */
export function filterOf(raw: RawField, text: string): Json | undefined {
  const field = makeField(raw);
  return fieldKind(field.type).parseFilter({ field, key: 'x', text });
}
