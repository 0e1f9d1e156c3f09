import type { Field } from './types.ts';

/** Whether a field is a number that the server gives, or a short code: it tells records apart, and says nobody's name. */
export const isCodeField = (field: Field): boolean =>
  field.type === 'text' && (field.generate !== undefined || field.charset === 'code');
