import { computeValue } from '../../config/compute.ts';
import { textInLanguage } from '../../config/own-language.ts';
import { currentLanguage } from '../../providers/i18n.ts';
import type { ClientField, Field, FieldType, Row } from '../../config/types.ts';

/** The props of a list cell or a value on a show page. `record` is whole: a range has two keys, money two fields. */
export type DisplayProps<Kind extends Field = Field> = { readonly field: Kind; readonly record: Row };

/** The field of one type, of however many types its description serves. */
export type FieldOf<Type extends FieldType> = ClientField & { readonly type: Type };

/** The stored text of a field, undefined when there is none. */
export function storedText({ field, record }: DisplayProps): string | undefined {
  const own = textInLanguage(field, record, currentLanguage());
  const value = own ?? (field.compute ? computeValue({ field, row: record }) : record[field.name]);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
