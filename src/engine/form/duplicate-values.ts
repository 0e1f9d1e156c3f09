import type { ClientField, ClientResource, Json, Row } from '../../config/types.ts';
import { LOOKS } from '../fields/displays.tsx';
import { keysOf } from '../resource/keys.ts';
import { isEditable } from './editable.ts';

/** Neither a password nor a file, which belongs to one record. */
function canBeCopied(resource: ClientResource, field: ClientField): boolean {
  if (!isEditable({ resource, field }) || field.unique || LOOKS[field.type].notCopied) return false;
  // A slug follows its name; masked fields (identity numbers) belong to one person.
  return field.type !== 'text' || !(field.slugOf || field.masked);
}

/**
 * Initial values of a duplicate: copyable fields in the form of a new record, or the fields named in the configuration.
 * Everything else, above all the state, starts as usual.
 */
export function duplicateValues({ resource, record }: { resource: ClientResource; record: Row }): Record<string, Json> {
  const inForm = resource.create.sections.flatMap(({ rows }) => rows.flat());
  const names = resource.duplicate ? resource.duplicate.filter((name) => inForm.includes(name)) : inForm;
  return Object.fromEntries(
    names
      .flatMap((name) => resource.fields[name] ?? [])
      .filter((field) => canBeCopied(resource, field))
      .flatMap(keysOf)
      .flatMap((key) => (record[key] === undefined ? [] : [[key, record[key]] as const])),
  );
}
