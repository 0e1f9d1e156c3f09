import type { ClientField, ClientResource, Json, Row } from '../../config/types.ts';
import { LOOKS } from '../fields/displays.tsx';
import { isSame } from '../fields/inputs/form-store.ts';
import { isEditable } from '../form/editable.ts';
import { fieldOfKey, keysOf } from '../resource/keys.ts';

/** One entry of `GET …/:id/history`. */
export type PastEntry = {
  readonly id: string;
  readonly at: string;
  readonly by?: { readonly id: string; readonly name: string };
  readonly action: string;
  readonly changes?: { readonly [key: string]: { readonly from?: Json; readonly to?: Json } };
};
/** Stored key → the value of the past that it is to have again. */
export type PastValues = { readonly [key: string]: Json };

/** Not values the history does not contain (a secret), nor deleted ones (a file). */
function canComeBack(resource: ClientResource, field: ClientField | undefined): field is ClientField {
  if (!field || !isEditable({ resource, field }) || LOOKS[field.type].notCopied) return false;
  return !(field.type === 'text' && field.masked);
}

type Past = { readonly resource: ClientResource; readonly record: Row };

/** The values that differ now, among those a person may edit. */
function changed({ resource, record }: Past, past: PastValues): PastValues {
  return Object.fromEntries(
    Object.entries(past).filter(
      ([key, value]) => canComeBack(resource, fieldOfKey({ resource, key })) && !isSame(record[key], value),
    ),
  );
}

/** A field's value before an entry; for a range both ends, once. */
export function valueBeforeEntry({
  entry,
  key,
  ...past
}: Past & { readonly entry: PastEntry; readonly key: string }): PastValues {
  const field = fieldOfKey({ resource: past.resource, key });
  const keys = field ? keysOf(field).filter((each) => entry.changes?.[each] !== undefined) : [];
  if (keys[0] !== key) return {};
  return changed(past, Object.fromEntries(keys.map((each) => [each, entry.changes?.[each]?.from ?? null])));
}

type Versions = Past & { readonly entries: readonly PastEntry[]; readonly entry: PastEntry };

/** The record after an entry, limited to values that differ now. @param entries newest first */
export function versionAfter({ entries, entry, ...past }: Versions): PastValues {
  const later = entries.slice(0, entries.indexOf(entry));
  const values = later.flatMap(({ changes = {} }) =>
    Object.entries(changes).map(([key, { from = null }]) => [key, from] as const),
  );
  // The oldest change after it says last what stood there.
  return changed(past, Object.fromEntries(values));
}
