import type { Json } from '../../../src/config/types.ts';
import type { PublicCall } from '../../accounts/call.ts';
import type { FieldIssue } from '../../http/http-error.ts';

/** Characters; longer ones only cost hashing time. */
export const MAX_PASSWORD_LENGTH = 200;

/** The body as an object, or undefined when it is anything else. */
export async function objectBody(call: PublicCall): Promise<{ readonly [key: string]: Json } | undefined> {
  const { value } = await call.body();
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [key: string]: Json })
    : undefined;
}

/** A text in normal form without spaces around it. '' if not a text. */
export const inputText = (value: Json | undefined): string =>
  typeof value === 'string' ? value.normalize('NFC').trim() : '';

/** A password exactly as typed. '' if not a text. */
export const passwordOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** The errors in the length of a new password, in characters. */
export function lengthIssues({
  field,
  password,
  min,
  max,
}: {
  field: string;
  password: string;
  min: number;
  max: number;
}): FieldIssue[] {
  if (password.length < min) return [{ field, key: 'validation.tooShort', params: { min } }];
  return password.length > max ? [{ field, key: 'validation.tooLong', params: { max } }] : [];
}
