import { isIban } from '../../domain/text/identifiers.ts';
import { singleKind, TEXT_OPERATORS } from './kind.ts';
import type { FieldBase } from '../field-shapes.ts';

type IbanShape = FieldBase & { readonly type: 'iban' };
declare module '../field-shapes.ts' {
  interface FieldShapes {
    iban: IbanShape;
  }
}

/** A bank account, kept without spaces in capitals; its checksum must hold. */
export const ibanKind = singleKind<IbanShape>({
  own: () => ({}),
  fitsCell: true,
  isSearchable: true,
  stored: 'text',
  operators: TEXT_OPERATORS,
  check: ({ value }) => {
    if (typeof value !== 'string') return { issue: 'validation.text' };
    const iban = compact(value);
    if (iban === '') return { value: null };
    return isIban(iban) ? { value: iban } : { issue: 'validation.iban' };
  },
  filter: ({ text }) => compact(text),
});

/** `tr33 0006 …` → `TR330006…`; ASCII letters only, so that a Turkish `ı` stays wrong. */
function compact(text: string): string {
  return text.replace(/\s/g, '').replace(/[a-z]/g, (letter) => letter.toUpperCase());
}
