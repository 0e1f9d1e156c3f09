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
 * What a duplicate begins with: what the form of a new record shows and can be copied, or the fields that the configuration
 * names. Everything else, the state above all, begins as ever.
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
