import type { Json, Resource, Row } from './types.ts';
import { ownValue } from './values.ts';
import type { Operation } from './visibility.ts';

type StepSetup = {
  readonly resource: Pick<Resource, 'fields' | 'stateField' | 'draft'>;
  readonly operation: Operation;
  readonly before?: Row | undefined;
  readonly set?: Readonly<Record<string, Json>> | undefined;
};

/**
 * The effect of a write on a draft: it stays one (`within`, nothing is required), or becomes a normal record
 * (`leaving`, everything required must be there). undefined = it is no draft.
 */
export function draftStep({ resource, operation, before, set = {} }: StepSetup): 'within' | 'leaving' | undefined {
  const { draft, stateField } = resource;
  if (!draft || stateField === undefined) return undefined;
  const start = ownValue(resource.fields, stateField)?.default;
  const now = operation === 'create' ? start : before && ownValue(before, stateField);
  if (now !== draft.state) return undefined;
  return (ownValue(set, stateField) ?? now) === draft.state ? 'within' : 'leaving';
}

/** Whether the record may be incomplete. A new record counts by its first state. */
export function isDraft({ resource, row }: Pick<StepSetup, 'resource'> & { readonly row: Row | undefined }): boolean {
  return draftStep({ resource, operation: row ? 'merge' : 'create', before: row }) === 'within';
}
