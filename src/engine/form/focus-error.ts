import type { ClientResource, FormBlock } from '../../config/types.ts';
import type { FormErrors } from '../fields/inputs/form-store.ts';
import { keysOf } from '../resource/keys.ts';
import { inputId } from './FormField.tsx';

/** The first field with an error as the form reads, and the section it stands in. */
export function firstError(setup: {
  resource: ClientResource;
  block: FormBlock;
  errors: FormErrors;
}): { readonly field: string; readonly section: number } | undefined {
  const { resource, block, errors } = setup;
  for (const [section, { rows }] of block.sections.entries()) {
    const field = rows.flat().find((name) => hasError({ resource, name, errors }));
    if (field !== undefined) return { field, section };
  }
  return undefined;
}

/** Errors that no field of the form shows; they are said above it. */
export function homelessErrors(setup: {
  resource: ClientResource;
  fields: readonly string[];
  errors: FormErrors;
}): string[] {
  const { resource, fields, errors } = setup;
  const shown = new Set(fields.flatMap((name) => keysShown(resource, name)));
  return Object.entries(errors).flatMap(([key, texts]) => (shown.has(key) ? [] : texts));
}

/** After the tab of the field has been opened, which takes a render. */
export function focusField({ formId, field }: { formId: string; field: string }): void {
  setTimeout(() => {
    const input = document.getElementById(inputId(formId, field));
    input?.focus();
    input?.scrollIntoView({ block: 'center' });
  });
}

function hasError({ resource, name, errors }: { resource: ClientResource; name: string; errors: FormErrors }): boolean {
  return keysShown(resource, name).some((key) => (errors[key]?.length ?? 0) > 0);
}

function keysShown(resource: ClientResource, name: string): string[] {
  const field = resource.fields[name];
  return field ? [name, ...keysOf(field)] : [name];
}
