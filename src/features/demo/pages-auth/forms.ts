import type { Problems, VisitorValues } from '../../../engine/visitor-form/use-visitor-form.ts';

/** The pages with one form each; other parts are their own. */
export const FORM_KINDS = ['login', 'register', 'forgot', 'reset', 'verify', 'code'] as const;
export type FormKind = (typeof FORM_KINDS)[number];

export type FieldName = 'username' | 'email' | 'password' | 'confirm' | 'code' | 'terms';
type Form = {
  readonly fields: readonly FieldName[];
  /** Links to pages of the same layout. */
  readonly ways: readonly ('login' | 'register' | 'forgot-password')[];
};

/** The fields of each page, in order. */
export const FORMS: { readonly [kind in FormKind]: Form } = {
  login: { fields: ['email', 'password'], ways: ['forgot-password', 'register'] },
  register: { fields: ['username', 'email', 'password', 'terms'], ways: ['login'] },
  forgot: { fields: ['email'], ways: ['login'] },
  reset: { fields: ['password', 'confirm'], ways: ['login'] },
  verify: { fields: [], ways: ['login'] },
  code: { fields: ['code'], ways: ['login'] },
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const CODE = /^\d{6}$/;
/** characters, like the product's own rule */
const SHORTEST = 10;

/** Errors beyond empty fields. Sign-in does not validate the password: only its correctness matters. */
export function problemsIn(kind: FormKind, values: VisitorValues): Problems {
  const { email, password = '', confirm, code } = values;
  return {
    ...(email !== undefined && !EMAIL.test(email) && { email: { key: 'demo-auth:wrong.email' } }),
    ...(kind !== 'login' &&
      values['password'] !== undefined &&
      password.length < SHORTEST && { password: { key: 'demo-auth:wrong.short', params: { count: SHORTEST } } }),
    ...(confirm !== undefined && confirm !== password && { confirm: { key: 'demo-auth:wrong.same' } }),
    ...(code !== undefined && !CODE.test(code) && { code: { key: 'demo-auth:wrong.code' } }),
  };
}
