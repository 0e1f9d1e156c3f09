import { validateRecord, type Validated, type ValidateSetup } from './record.ts';
import { titleKeys } from './title.ts';
import type { Resource } from './types.ts';

type UnsavedSetup = Omit<ValidateSetup, 'operation' | 'before' | 'allowed' | 'set' | 'resource'> & {
  readonly resource: ValidateSetup['resource'] & Pick<Resource, 'title'>;
};

/**
 * A record that is still being typed, checked as a new one that is sent whole; only what it is called by may be missing,
 * for a preview of what it does needs no name.
 */
export function unsavedRecord(setup: UnsavedSetup): Validated {
  const names = titleKeys(setup.resource);
  const { record, issues } = validateRecord({ ...setup, operation: 'create' });
  const isOnlyName = (field: string, key: string) => key === 'validation.required' && names.includes(field);
  return { record, issues: issues.filter(({ field, key }) => !isOnlyName(field, key)) };
}
