/** The version of the text a visitor agrees to; a new text has a new version. */
export const CONSENT_VERSION = '2026-11';

/** Letters and digits that cannot be confused, on paper or by phone. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = 3;
const GROUP = 4;

/** Random bytes in a tracking code. */
export const CODE_BYTES = GROUPS * GROUP;

/** WB3: a tracking code of 60 bits, `7K2M-Q9FX-B4TN`. @param bytes random, `CODE_BYTES` of them */
export function trackingCodeOf(bytes: Uint8Array): string {
  const letters = Array.from({ length: CODE_BYTES }, (_, index) => ALPHABET[(bytes[index] ?? 0) % ALPHABET.length]);
  return Array.from({ length: GROUPS }, (_, group) => letters.slice(group * GROUP, (group + 1) * GROUP).join('')).join(
    '-',
  );
}

/** A code in its stored form, ignoring hyphens, spaces and case; '' if invalid. */
export function normalCode(typed: string): string {
  // Without a locale: in Turkish, i would become İ.
  const plain = typed.replace(/[\s-]/g, '').toUpperCase();
  if (plain.length !== CODE_BYTES || !Array.from(plain).every((letter) => ALPHABET.includes(letter))) return '';
  return [0, 1, 2].map((group) => plain.slice(group * GROUP, (group + 1) * GROUP)).join('-');
}

/** A visitor's input, trimmed. */
export type PublicForm = {
  readonly type: string;
  readonly requesterName: string;
  readonly phone: string;
  readonly email: string;
  readonly homeCode: string;
  readonly description: string;
  readonly consent: boolean;
  readonly consentVersion: string;
};
export const PUBLIC_TYPES = ['FAULT', 'CLEANING', 'COMPLAINT', 'REQUEST', 'INFORMATION'] as const;

/** WB3: errors beyond those of each field's own type; keys of the `errors` namespace. */
export function formIssues(form: PublicForm): readonly { readonly field: string; readonly key: string }[] {
  const isTyped = PUBLIC_TYPES.some((type) => type === form.type);
  return [
    ...(isTyped ? [] : [{ field: 'type', key: 'validation.required' }]),
    ...(form.requesterName === '' ? [{ field: 'requesterName', key: 'validation.required' }] : []),
    ...(form.phone === '' && form.email === '' ? [{ field: 'phone', key: 'job.needContact' }] : []),
    ...(form.description === '' ? [{ field: 'description', key: 'validation.required' }] : []),
    ...(form.consent && form.consentVersion === CONSENT_VERSION ? [] : [{ field: 'consent', key: 'job.needConsent' }]),
  ];
}
