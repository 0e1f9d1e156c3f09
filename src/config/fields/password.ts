import { textInJson } from './in-json.ts';
import type { FieldKind } from './kind.ts';
import { singleKind } from './kind.ts';
import { LEAST_PASSWORD } from '../../domain/password/length.ts';
import { checkText, textKeys, type TextShape } from './texts.ts';

type PasswordShape = TextShape & {
  readonly type: 'password';
  /** Kept sealed instead of hashed, for the server to use; told is only whether it is set (S22). */
  readonly secret?: boolean;
  /** The server makes it together with the record; this is its beginning. Only the creator gets it, once. */
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
  // Spaces at the ends are part of a password; only the spelling of accents is made one.
  check: ({ field, value }) =>
    typeof value === 'string' ? checkText(field, value.normalize('NFC')) : { issue: 'validation.text' },
  filter: () => undefined,
});

/**
 * Write-only: no stored key, so it is in no answer, filter, sort or search. The server keeps a hash of it or, of a
 * `secret`, the text itself, sealed. Empty = unchanged; null takes a secret away.
 */
export const passwordKind: FieldKind<PasswordShape> = {
  ...single,
  keys: () => [],
  parse: (setup) => (setup.field.secret && setup.input[setup.field.name] === '' ? { values: {} } : single.parse(setup)),
};
