import type { ClientConfig, ClientField, ClientResource, Row } from '../../../config/types.ts';
import { compileVisibility } from '../../../config/visibility.ts';
import { LOOKS } from '../../fields/displays.tsx';
import { conditionHolds } from '../../fields/applies.ts';
import { isEditable } from '../../form/editable.ts';
import { whereValues } from '../../../providers/where-values.ts';
import { isButtonOffered } from '../../resource/offered.ts';

type RecordSetup = { readonly config: ClientConfig; readonly resource: ClientResource; readonly record: Row };

/** The field of a cell, if this person may edit it there: whatever the record's form would let them edit now. */
export function cellField(name: string, { config, resource, record }: RecordSetup): ClientField | undefined {
  const { edit, api } = resource;
  const field = resource.fields[name];
  // A hand-written form knows more than its fields; lists of routes are edited in their form.
  if (!field || api.routed || edit.screen !== undefined || LOOKS[field.type].needsForm) return undefined;
  if (!isEditable({ resource, field }) || !isButtonOffered('edit', { config, resource, record })) return undefined;
  if (!edit.sections.some(({ rows }) => rows.flat().includes(name))) return undefined;
  if (field.readOnlyIf && conditionHolds(field.readOnlyIf, { config, resource, record })) return undefined;
  const setup = { resource, operation: 'merge' as const, values: whereValues(), resources: config.resources };
  return compileVisibility(setup)(record).has(name) ? undefined : field;
}
