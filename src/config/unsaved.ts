import { validateRecord, type Validated, type ValidateSetup } from './record.ts';
import { titleKeys } from './title.ts';
import type { Resource } from './types.ts';

type UnsavedSetup = Omit<ValidateSetup, 'operation' | 'before' | 'allowed' | 'set' | 'resource'> & {
  readonly resource: ValidateSetup['resource'] & Pick<Resource, 'title'>;
};

/**
 * A record still being typed, validated like a complete new one, except that its title may be missing: a preview needs
 * none.
 */
export function unsavedRecord(setup: UnsavedSetup): Validated {
  const names = titleKeys(setup.resource);
  const { record, issues } = validateRecord({ ...setup, operation: 'create' });
  const isOnlyName = (field: string, key: string) => key === 'validation.required' && names.includes(field);
  return { record, issues: issues.filter(({ field, key }) => !isOnlyName(field, key)) };
}
