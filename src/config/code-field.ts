import type { Field } from './types.ts';

/** Whether a field is a number given by the server, or a short code: it identifies records, and is nobody's name. */
export const isCodeField = (field: Field): boolean =>
  field.type === 'text' && (field.generate !== undefined || field.charset === 'code');
