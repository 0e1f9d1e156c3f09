import type { Problems, VisitorValues } from '../../../engine/visitor-form/use-visitor-form.ts';

const EMAIL = /^\S+@\S+\.\S+$/;

/** The error of a form's e-mail; the form itself reports a missing one. */
export function wrongEmail({ email = '' }: VisitorValues): Problems {
  return email === '' || EMAIL.test(email) ? {} : { email: { key: 'errors:validation.email' } };
}
