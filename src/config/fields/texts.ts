import { isForeignerNumber, isTurkishIdentityNumber } from '../../domain/text/identifiers.ts';
import { looksLike, type Pattern, patternOf } from '../../domain/text/pattern.ts';
import type { IssueKey } from '../issue.ts';
import type { Charset } from '../charsets.ts';
import type { FieldBase } from '../field-shapes.ts';
import type { RawField } from '../raw.ts';
import { toText } from '../texts.ts';
import type { Text } from '../text-types.ts';
import { isMasked } from '../masked.ts';
import type { Field, Json, Operator } from '../types.ts';
import { type CheckedValue, MASKED_OPERATORS, TEXT_OPERATORS } from './kind.ts';
import { DEFAULT_LONG_TEXT, pick } from './raw-keys.ts';

/** Members of every text. */
export type TextShape = FieldBase & {
  readonly minLength?: number;
  readonly maxLength: number;
  /** The allowed characters, by name. */
  readonly charset?: Charset;
  /** The pattern of the whole value (`src/domain/text/pattern.ts`), and the message for other values. */
  readonly pattern?: { readonly is: string; readonly message: Text };
  /**
   * Shown in full only on the record's own page, where each look is logged; elsewhere only its last characters (KB5).
   */
  readonly masked?: boolean;
  /** Unique: while typing, the form shows whether it is free. */
  readonly checkFree?: boolean;
  /** Fields, or several separated by spaces; the first with a value suggests this one in a new record's form. */
  readonly slugOf?: readonly string[];
  /** An object of the record with a text per language; its text is shown instead of this one. */
  readonly inLanguage?: string;
};

/** A file's settings for a text. @param maxLength default maximum characters */
export const textKeys = (maxLength: number) => (raw: RawField) => ({
  ...pick(raw, 'minLength', 'charset', 'masked', 'checkFree', 'slugOf', 'inLanguage'),
  ...(raw.pattern && { pattern: { is: raw.pattern.is, message: toText(raw.pattern.message, '') } }),
  maxLength: raw.maxLength ?? maxLength,
});

/** Traits common to texts without formatting: searched and compared as text, and short enough for a cell. */
export const textTraits = {
  isSearchable: true,
  fitsCell: true,
  readAs: 'text',
  stored: 'text',
  operators: (field: Field): readonly Operator[] => (isMasked(field) ? MASKED_OPERATORS : TEXT_OPERATORS),
} as const;

/** A long text with a form of its own. */
export type FormattedShape = FieldBase & Pick<TextShape, 'minLength' | 'maxLength'>;

/** What a file says of one. */
export const formattedKeys = (raw: RawField) => ({
  ...pick(raw, 'minLength'),
  maxLength: raw.maxLength ?? DEFAULT_LONG_TEXT,
});

/** Control characters and unpaired surrogates: nobody types the former, and the latter are invalid UTF-8. */
const CONTROL = /[\p{Cc}\p{Cs}]/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\n\t]|\p{Cs}/u;

/**
 * The normal form of a text: composed (NFC), trimmed, lines ending in
 * .
 */
export function tidyText(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC').trim();
}

export function hasControlCharacters(text: string, { lines = false }: { readonly lines?: boolean } = {}): boolean {
  return (lines ? CONTROL_BUT_LINES : CONTROL).test(text);
}

const like = (pattern: RegExp) => (text: string) => pattern.test(text);

/** Linear tests by name. */
const TESTS: Readonly<Record<Charset, { readonly accepts: (text: string) => boolean; readonly issue: IssueKey }>> = {
  rooms: { accepts: like(/^\d{1,2}(?:\.5)?(?:\+\d{1,2})?$/), issue: 'validation.charsetRooms' },
  'ascii-slug': { accepts: like(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/), issue: 'validation.charsetAsciiSlug' },
  code: { accepts: like(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/), issue: 'validation.charsetCode' },
  digits: { accepts: like(/^[0-9]+$/), issue: 'validation.charsetDigits' },
  opaque: { accepts: like(/^[A-Za-z0-9_-]+$/), issue: 'validation.charsetOpaque' },
  alphanumeric: { accepts: like(/^[A-Za-z0-9]+$/), issue: 'validation.charsetAlphanumeric' },
  'tc-identity': { accepts: isTurkishIdentityNumber, issue: 'validation.charsetTcIdentity' },
  'foreigner-identity': { accepts: isForeignerNumber, issue: 'validation.charsetForeignerIdentity' },
};

/** The checks every text shares, on a normalised text. Lengths are in UTF-16 units, like an input's maxLength. */
export function checkText(field: TextShape, text: string, { lines = false } = {}): CheckedValue {
  if (text === '') return { value: null };
  if (hasControlCharacters(text, { lines })) {
    return { issue: 'validation.controlCharacters' };
  }
  if (field.minLength !== undefined && text.length < field.minLength) {
    return { issue: 'validation.tooShort', params: { min: field.minLength } };
  }
  if (text.length > field.maxLength) return { issue: 'validation.tooLong', params: { max: field.maxLength } };
  if (field.charset && !TESTS[field.charset].accepts(text)) return { issue: TESTS[field.charset].issue };
  const pattern = field.pattern && patternFrom(field.pattern.is);
  if (field.pattern && pattern && !looksLike(pattern, text)) {
    return { issue: 'validation.pattern', text: field.pattern.message };
  }
  return { value: text };
}

/** One line. @param rule the type's own: returns the stored text or the error */
export function checkLine(field: TextShape, value: Json, rule?: (text: string) => CheckedValue): CheckedValue {
  if (typeof value !== 'string') return { issue: 'validation.text' };
  const checked = checkText(field, tidyText(value));
  return rule && 'value' in checked && typeof checked.value === 'string' ? rule(checked.value) : checked;
}

const patterns = new Map<string, Pattern | undefined>();

/** Patterns come from the configuration, so there are few of them. */
function patternFrom(text: string): Pattern | undefined {
  if (!patterns.has(text)) patterns.set(text, patternOf(text));
  return patterns.get(text);
}
