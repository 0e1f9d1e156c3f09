import type { FieldShapes, FieldType } from '../field-shapes.ts';
import { booleanKind } from './boolean.ts';
import { childrenKind } from './children.ts';
import { colorKind } from './color.ts';
import { dateRangeKind } from './date-range.ts';
import { dateKind, dateTimeKind } from './date.ts';
import { emailKind } from './email.ts';
import { enumKind } from './enum.ts';
import { fileKind } from './file.ts';
import { ibanKind } from './iban.ts';
import { imageKind } from './image.ts';
import { imagesKind } from './images.ts';
import type { FieldKind } from './kind.ts';
import { jsonKind } from './json.ts';
import { keyValueKind } from './key-value.ts';
import { locationKind } from './location.ts';
import { markdownKind } from './markdown.ts';
import { moneyKind } from './money.ts';
import { monthKind } from './month.ts';
import { decimalKind, integerKind, percentKind, ratingKind } from './number.ts';
import { objectKind, repeaterKind } from './parts.ts';
import { passwordKind } from './password.ts';
import { phoneKind } from './phone.ts';
import { refKind } from './ref.ts';
import { richTextKind } from './rich-text.ts';
import { tagsKind } from './tags.ts';
import { textareaKind, textKind } from './text.ts';
import { timeKind } from './time.ts';
import { urlKind } from './url.ts';

/** Each type with its implementation; this does not compile if a shape is missing. */
const KINDS: { readonly [Type in FieldType]: FieldKind<FieldShapes[Type]> } = {
  text: textKind,
  textarea: textareaKind,
  richText: richTextKind,
  markdown: markdownKind,
  email: emailKind,
  phone: phoneKind,
  url: urlKind,
  integer: integerKind,
  number: decimalKind,
  percent: percentKind,
  rating: ratingKind,
  money: moneyKind,
  boolean: booleanKind,
  enum: enumKind,
  date: dateKind,
  dateTime: dateTimeKind,
  time: timeKind,
  month: monthKind,
  dateRange: dateRangeKind,
  ref: refKind,
  children: childrenKind,
  image: imageKind,
  file: fileKind,
  images: imagesKind,
  color: colorKind,
  tags: tagsKind,
  keyValue: keyValueKind,
  json: jsonKind,
  password: passwordKind,
  iban: ibanKind,
  location: locationKind,
  object: objectKind((type) => fieldKind(type)),
  repeater: repeaterKind((type) => fieldKind(type)),
};

export const FIELD_TYPES = Object.keys(KINDS) as readonly FieldType[];

/** The kind of a field type. Pass it only fields of that type: `fieldKind(field.type).keys(field)`. */
export function fieldKind(type: FieldType): FieldKind {
  return KINDS[type];
}
