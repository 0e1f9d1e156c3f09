import { withReadableDates } from './readable-date.ts';
import type { FieldType, Language, Text } from './types.ts';

/** A type may have an issue of its own name. A test sees that each that is used has a text. In braces: the parameters. */
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

/** An amount as `amountText` writes it. */
const AMOUNT = /^-?\d+\.\d+ [A-Z]{3}$/;

function withReadableAmount(text: string, language: Language): string {
  if (!AMOUNT.test(text)) return text;
  const [whole = '', rest = ''] = text.split('.');
  const [group, decimal] = language === 'tr' ? ['.', ','] : [',', '.'];
  return `${whole.replace(/\B(?=(?:\d{3})+$)/g, group)}${decimal}${rest}`;
}

/**
 * Numbers, amounts and dates as a sentence of the language says them: fractions get the decimal comma in Turkish, thousands
 * are set apart, months are words. Whole numbers stay numbers.
 */
export function readableParams(params: IssueParams, language: Language): IssueParams {
  const readable = (value: string | number): string | number => {
    if (typeof value === 'string') return withReadableDates(withReadableAmount(value, language), language);
    return !Number.isInteger(value) && language === 'tr' ? String(value).replace('.', ',') : value;
  };
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, readable(value)]));
}

/**
 * One thing wrong with a record that was sent.
 * `field` is the key the client sent or should have sent (of a dateRange: its `start` or `end`), '' = the whole body.
 * `text`, where there is one, comes from the configuration and is shown instead of `key`'s text.
 */
export type Issue = {
  readonly field: string;
  readonly key: IssueKey;
  readonly params?: IssueParams;
  readonly text?: Text;
};
