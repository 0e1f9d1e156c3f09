import { textInJson } from './in-json.ts';
import { singleKind } from './kind.ts';
import { checkLine, textKeys, type TextShape, textTraits, tidyText } from './texts.ts';

type UrlShape = TextShape & { readonly type: 'url' };
declare module '../field-shapes.ts' {
  interface FieldShapes {
    url: UrlShape;
  }
}

/** An absolute http or https address, stored as typed; no other scheme (S12), no user name or password. */
export const urlKind = singleKind<UrlShape>({
  inJson: (field) => textInJson(field, { format: 'uri' }),
  ...textTraits,
  own: textKeys(2000),
  displays: ['person'],
  check: ({ field, value }) =>
    checkLine(field, value, (text) => (isWebAddress(text) ? { value: text } : { issue: 'validation.url' })),
  filter: ({ text }) => tidyText(text),
});

/** Whether an address is safe as a link's href. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === '';
}
