import type { Problems, VisitorValues } from '../../../engine/visitor-form/use-visitor-form.ts';

const EMAIL = /^\S+@\S+\.\S+$/;

/** What is wrong with the e-mail of a form; that it is missing is the form's own finding. */
export function wrongEmail({ email = '' }: VisitorValues): Problems {
  return email === '' || EMAIL.test(email) ? {} : { email: { key: 'errors:validation.email' } };
}
