import { textInJson } from './in-json.ts';
import type { FieldKind } from './kind.ts';
import { singleKind } from './kind.ts';
import { LEAST_PASSWORD } from '../../domain/password/length.ts';
import { checkText, textKeys, type TextShape } from './texts.ts';

type PasswordShape = TextShape & {
  readonly type: 'password';
  /** Stored encrypted instead of hashed, for use by the server; answers reveal only whether it is set (S22). */
  readonly secret?: boolean;
  /** The server creates it together with the record; this is its prefix. Only the creator gets it, once. */
  readonly issued?: string;
};
declare module '../field-shapes.ts' {
  interface FieldShapes {
    password: PasswordShape;
  }
}

const single = singleKind<PasswordShape>({
  inJson: (field) => textInJson(field, { writeOnly: true }),
  own: (raw) => ({
    ...(!raw.secret && { minLength: LEAST_PASSWORD }),
    ...textKeys(200)(raw),
    ...(raw.secret !== undefined && { secret: raw.secret }),
    ...(raw.issued !== undefined && { issued: raw.issued }),
  }),
  order: 'none',
  column: 'never',
  isPart: false,
  isInSheets: false,
  stored: 'plain',
  operators: [],
  // Spaces at the ends are part of a password; only accents are normalised.
  check: ({ field, value }) =>
    typeof value === 'string' ? checkText(field, value.normalize('NFC')) : { issue: 'validation.text' },
  filter: () => undefined,
});

/**
 * Write-only: without a stored key, so it is in no answer, filter, sort or search. The server stores a hash or, for a
 * `secret`, the encrypted text. Empty = unchanged; null removes a secret.
 */
export const passwordKind: FieldKind<PasswordShape> = {
  ...single,
  keys: () => [],
  parse: (setup) => (setup.field.secret && setup.input[setup.field.name] === '' ? { values: {} } : single.parse(setup)),
};
