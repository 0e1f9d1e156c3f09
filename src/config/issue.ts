import { withReadableDates } from './readable-date.ts';
import type { FieldType, Language, Text } from './types.ts';

/** A type may have an issue of its own name. A test checks that each used one has a text. In braces: the parameters. */
type IssueName =
  | FieldType
  | 'required'
  | 'object'
  | 'unknownField'
  | 'serverOwned'
  | 'notWritable'
  | 'useAction'
  | 'controlCharacters'
  | 'tooShort' // {min} characters
  | 'tooLong' // {max} characters
  | 'charsetAsciiSlug'
  | 'charsetRooms'
  | 'charsetCode'
  | 'charsetDigits'
  | 'charsetOpaque'
  | 'charsetAlphanumeric'
  | 'charsetTcIdentity'
  | 'charsetForeignerIdentity'
  | 'pattern' // the text of the field
  | 'amount'
  | 'min' // {min}
  | 'max' // {max}
  | 'option'
  | 'notAbove'
  | 'notInUse'
  | 'list'
  | 'tooMany' // {max} entries
  | 'tooFew' // {min} entries
  | 'duplicate'
  | 'rising'
  | 'shareDecimals'
  | 'toAfterFrom'
  | 'shareTwice' // {on}
  | 'shareSum' // {sum} percent, {on}
  | 'endAfterStart'
  | 'minDays' // {min} days
  | 'maxDays' // {max} days
  | 'past'
  | 'reference'
  | 'notFound'
  | 'notAllowed'
  | 'notInView'
  | 'imageTooBig' // {max} bytes
  | 'fileGone'
  | 'fileKind'
  | 'fileTooBig' // {mb} megabytes
  | 'rowGone'
  | 'rowChanged' // {name}
  | 'rule';

/** The keys of issues, as `locales/<lng>/errors.json` has them. */
export type IssueKey = `validation.${IssueName}`;

export type IssueParams = Readonly<Record<string, string | number>>;

/** An amount in the format of `amountText`. */
const AMOUNT = /^-?\d+\.\d+ [A-Z]{3}$/;

function withReadableAmount(text: string, language: Language): string {
  if (!AMOUNT.test(text)) return text;
  const [whole = '', rest = ''] = text.split('.');
  const [group, decimal] = language === 'tr' ? ['.', ','] : [',', '.'];
  return `${whole.replace(/\B(?=(?:\d{3})+$)/g, group)}${decimal}${rest}`;
}

/**
 * Formats numbers, amounts and dates for a sentence: decimal comma in Turkish, thousands separated, months as words.
 * Whole numbers stay numbers.
 */
export function readableParams(params: IssueParams, language: Language): IssueParams {
  const readable = (value: string | number): string | number => {
    if (typeof value === 'string') return withReadableDates(withReadableAmount(value, language), language);
    return !Number.isInteger(value) && language === 'tr' ? String(value).replace('.', ',') : value;
  };
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, readable(value)]));
}

/**
 * One error in a submitted record. `field` is the key the client sent or should have sent (for a dateRange: its `start`
 * or `end`), '' = the whole body. `text`, if present, comes from the configuration and replaces `key`'s text.
 */
export type Issue = {
  readonly field: string;
  readonly key: IssueKey;
  readonly params?: IssueParams;
  readonly text?: Text;
};
