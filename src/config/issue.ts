import { withReadableDates } from './readable-date.ts';
import type { FieldType, Language, Text } from './types.ts';

/**
 * Every text key an issue can carry; `locales/<lng>/errors.json` has them all. In braces: the parameters. What is no value
 * of a type is `validation.<type>`.
 */
export type IssueKey =
  | `validation.${FieldType}`
  | 'validation.required'
  | 'validation.object'
  | 'validation.unknownField'
  | 'validation.serverOwned'
  | 'validation.notWritable'
  | 'validation.useAction'
  | 'validation.controlCharacters'
  | 'validation.tooShort' // {min} characters
  | 'validation.tooLong' // {max} characters
  | 'validation.charsetAsciiSlug'
  | 'validation.charsetCode'
  | 'validation.charsetDigits'
  | 'validation.charsetOpaque'
  | 'validation.charsetAlphanumeric'
  | 'validation.charsetTcIdentity'
  | 'validation.charsetForeignerIdentity'
  | 'validation.pattern' // the text of the field
  | 'validation.amount'
  | 'validation.min' // {min}
  | 'validation.max' // {max}
  | 'validation.option'
  | 'validation.notAbove'
  | 'validation.list'
  | 'validation.tooMany' // {max} entries
  | 'validation.tooFew' // {min} entries
  | 'validation.duplicate'
  | 'validation.rising'
  | 'validation.shareDecimals'
  | 'validation.toAfterFrom'
  | 'validation.shareTwice' // {on}
  | 'validation.shareSum' // {sum} percent, {on}
  | 'validation.endAfterStart'
  | 'validation.minDays' // {min} days
  | 'validation.maxDays' // {max} days
  | 'validation.past'
  | 'validation.reference'
  | 'validation.notFound'
  | 'validation.notAllowed'
  | 'validation.notInView'
  | 'validation.imageTooBig' // {max} bytes
  | 'validation.fileGone'
  | 'validation.fileKind'
  | 'validation.fileTooBig' // {mb} megabytes
  | 'validation.rowGone'
  | 'validation.rowChanged' // {name}
  | 'validation.rule';

export type IssueParams = Readonly<Record<string, string | number>>;

/**
 * Numbers and dates as a sentence of the language says them: fractions get the decimal comma in Turkish, months are
 * words. Whole numbers stay numbers.
 */
export function readableParams(params: IssueParams, language: Language): IssueParams {
  const readable = (value: string | number): string | number => {
    if (typeof value === 'string') return withReadableDates(value, language);
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
