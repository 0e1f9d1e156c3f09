import { isInline } from '../../config/inline.ts';
import type { ClientResource, FormBlock } from '../../config/types.ts';
import type { FormErrors } from '../fields/inputs/form-store.ts';
import { keysOf } from '../resource/keys.ts';
import { inputId } from './FormField.tsx';

/** The first field with an error in reading order, and its section. */
export function firstError(setup: {
  resource: ClientResource;
  block: FormBlock;
  errors: FormErrors;
}): { readonly field: string; readonly section: number } | undefined {
  const { resource, block, errors } = setup;
  for (const [section, { rows }] of block.sections.entries()) {
    for (const name of rows.flat()) {
      const key = Object.keys(errors).find((error) => isAbout({ resource, name, error }) && errors[error]?.length);
      // Inside a field made of parts it is the part that takes the focus.
      if (key !== undefined) return { field: key.startsWith(`${name}.`) ? key.replaceAll('.', '-') : name, section };
    }
  }
  return undefined;
}

/** Errors of fields that are not in the form; shown above it. */
export function homelessErrors(setup: {
  resource: ClientResource;
  fields: readonly string[];
  errors: FormErrors;
}): string[] {
  const { resource, fields, errors } = setup;
  return Object.entries(errors).flatMap(([error, texts]) =>
    fields.some((name) => isAbout({ resource, name, error })) ? [] : texts,
  );
}

const BUILDING = { every: 50, tries: 200 }; // ms; long forms grow section by section

type Wanted = { readonly formId: string; readonly field: string; readonly tries?: number };

/** After the tab of the field has been opened, which takes a render, or its section built, which may take several. */
export function focusField({ formId, field, tries = 0 }: Wanted): void {
  setTimeout(() => {
    const input = document.getElementById(inputId(formId, field));
    if (!input && tries < BUILDING.tries) {
      focusField({ formId, field, tries: tries + 1 });
      return;
    }
    const folded = input?.closest('details');
    if (folded) folded.open = true;
    // A file has the button around its input, a slider its handle.
    const handle =
      input?.closest<HTMLElement>('[role="button"]') ?? input?.querySelector<HTMLElement>('[role="slider"]');
    (handle ?? input)?.focus();
    input?.scrollIntoView({ block: 'center' });
  }, tries && BUILDING.every);
}

/** Is an error's key one of the field's own, or of a part of it? */
export function isAbout({ resource, name, error }: { resource: ClientResource; name: string; error: string }): boolean {
  const field = resource.fields[name];
  if (error === name || (field && keysOf(field).includes(error))) return true;
  const hasParts = field !== undefined && (field.type === 'object' || field.type === 'repeater' || isInline(field));
  return hasParts && error.startsWith(`${name}.`);
}
