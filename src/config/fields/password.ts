import type { TextField } from '../types.ts';
import type { FieldKind } from './kind.ts';
import { singleKind } from './kind.ts';
import { checkText } from './texts.ts';

const single = singleKind<TextField>({
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
export const passwordKind: FieldKind<TextField> = {
  ...single,
  keys: () => [],
  parse: (setup) => (setup.field.secret && setup.input[setup.field.name] === '' ? { values: {} } : single.parse(setup)),
};
