import { singleKind, TEXT_OPERATORS } from './kind.ts';
import { checkText, textKeys, type TextShape, tidyText } from './texts.ts';

type UrlShape = TextShape & { readonly type: 'url' };
declare module '../field-shapes.ts' {
  interface FieldShapes {
    url: UrlShape;
  }
}

/** An absolute http or https address, kept as typed; no other scheme (S12), no name and password in it. */
export const urlKind = singleKind<UrlShape>({
  own: textKeys(2000),
  isSearchable: true,
  fitsCell: true,
  displays: ['person'],
  stored: 'text',
  operators: TEXT_OPERATORS,
  check: ({ field, value }) => {
    if (typeof value !== 'string') return { issue: 'validation.text' };
    const checked = checkText(field, tidyText(value));
    if (!('value' in checked) || typeof checked.value !== 'string') return checked;
    return isWebAddress(checked.value) ? checked : { issue: 'validation.url' };
  },
  filter: ({ text }) => tidyText(text),
});

/** What may stand in a link's href. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === '';
}
