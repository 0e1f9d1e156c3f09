import { CHOICE_OPERATORS, singleKind } from './kind.ts';
import type { FieldBase } from '../field-shapes.ts';

type ColorShape = FieldBase & { readonly type: 'color' };
declare module '../field-shapes.ts' {
  interface FieldShapes {
    color: ColorShape;
  }
}

/** `#rrggbb`, stored in lower case. */
export const colorKind = singleKind<ColorShape>({
  inJson: () => ({ type: 'string', examples: ['#1f7a6f'] }),
  own: () => ({}),
  fitsCell: true,
  readAs: 'text',
  stored: 'plain',
  operators: CHOICE_OPERATORS,
  check: ({ value }) => {
    if (value === '') return { value: null };
    const color = typeof value === 'string' ? colorOf(value) : undefined;
    return color === undefined ? { issue: 'validation.color' } : { value: color };
  },
  filter: ({ text }) => colorOf(text),
});

function colorOf(text: string): string | undefined {
  return /^#[0-9a-fA-F]{6}$/.test(text) ? text.toLowerCase() : undefined;
}
