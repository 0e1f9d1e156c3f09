import { isIban } from '../../domain/text/identifiers.ts';
import { singleKind } from './kind.ts';
import type { FieldBase } from '../field-shapes.ts';
import { textTraits } from './texts.ts';

type IbanShape = FieldBase & { readonly type: 'iban' };
declare module '../field-shapes.ts' {
  interface FieldShapes {
    iban: IbanShape;
  }
}

/** A bank account, stored in capitals without spaces; its checksum must be right. */
export const ibanKind = singleKind<IbanShape>({
  inJson: () => ({ type: 'string', examples: ['TR330006100519786457841326'] }),
  ...textTraits,
  own: () => ({}),
  isInQuestions: true,
  check: ({ value }) => {
    if (typeof value !== 'string') return { issue: 'validation.text' };
    const iban = compact(value);
    if (iban === '') return { value: null };
    return isIban(iban) ? { value: iban } : { issue: 'validation.iban' };
  },
  filter: ({ text }) => compact(text),
});

/** `tr33 0006 …` → `TR330006…`; ASCII letters only, so a Turkish `ı` stays invalid. */
function compact(text: string): string {
  return text.replace(/\s/g, '').replace(/[a-z]/g, (letter) => letter.toUpperCase());
}
