import { fieldKind } from '../../../src/config/fields/registry.ts';
import { fieldOfInput } from '../../../src/config/keys.ts';
import { type Field, LANGUAGES, type Resource } from '../../../src/config/types.ts';
import { ownValue } from '../../../src/config/values.ts';
import { withoutApostrophe } from '../../../src/domain/text/csv.ts';
import { fold } from '../../../src/domain/text/fold.ts';
import { type ExportColumn, exportColumns, idColumn } from '../export/columns.ts';
import { malformed } from '../../http/http-error.ts';
import type { Context } from '../context.ts';

/** A possible column of a file: each column of an export, in its languages. */
export type ImportColumn = Pick<ExportColumn, 'key' | 'field' | 'isCurrency'> & {
  /** The field of the record it belongs to; undefined for the id. */
  readonly top: Field | undefined;
  /** In the order of `LANGUAGES`. */
  readonly heads: readonly string[];
  readonly cells: readonly ExportColumn['cell'][];
  /** The caller may import values in it; other columns only identify records. */
  readonly isWritable: boolean;
};

/** Every column a file may have for this caller; always includes the id. */
export function importColumns(context: Context, resource: Resource): readonly ImportColumn[] {
  const { readable, writable } = context.snapshot.rightsOf({ role: context.caller.role, resource });
  const byLanguage = LANGUAGES.map((language) => {
    const setup = { context, resource, language, readable };
    const columns = exportColumns(setup);
    return columns.at(-1)?.key === 'id' ? columns : [...columns, idColumn(setup)];
  });
  const [first = []] = byLanguage;
  return first.map(({ key, field, isCurrency }, index) => {
    const each = byLanguage.flatMap((columns) => columns[index] ?? []);
    const top = fieldOfInput(resource, key) ?? ownValue(resource.fields, key.split('.')[0] ?? key);
    const isSent = fieldKind(field.type).inputs(field).length > 0 && !field.readOnly;
    return {
      key,
      field,
      top,
      ...(isCurrency && { isCurrency }),
      heads: each.map(({ head }) => head),
      cells: each.map(({ cell }) => cell),
      isWritable: top !== undefined && writable.has(top.name) && top.name !== resource.stateField && isSent,
    };
  });
}

/** A header for comparison; a star only marks it as required. */
const headOf = (text: string): string =>
  fold(
    withoutApostrophe(text.trim())
      .replace(/\s*\*$/, '')
      .replace(/\s+/g, ' '),
  );

/**
 * Identifies each column of a file by its header: the name of a field, its label in either language, or the header of
 * an export. Two columns with one name are matched in the order of an export.
 */
export function matchHeads(
  columns: readonly ImportColumn[],
  heads: readonly string[],
): readonly (ImportColumn | undefined)[] {
  const names = columns.map(({ key, heads: labels }) => new Set([fold(key), ...labels.map(headOf)]));
  const taken = new Set<number>();
  return heads.map((head) => {
    const wanted = headOf(head);
    const isFree = (index: number): boolean => wanted !== '' && !taken.has(index);
    const byKey = columns.findIndex(({ key }, index) => isFree(index) && key === head.trim());
    const index = byKey === -1 ? names.findIndex((own, at) => isFree(at) && own.has(wanted)) : byKey;
    taken.add(index);
    return columns[index];
  });
}

/** The columns as the caller has assigned them, by key; an empty one is ignored. @throws HttpError 400 */
export function chosenColumns(
  columns: readonly ImportColumn[],
  keys: readonly string[],
): readonly (ImportColumn | undefined)[] {
  return keys.map((key, index) => {
    if (key === '') return undefined;
    const column = columns.find((one) => one.key === key);
    if (column === undefined) throw malformed(`"${key.slice(0, 40)}" is no column here.`);
    if (keys.indexOf(key) !== index) throw malformed(`"${key}" stands for two columns.`);
    return column;
  });
}

/** The fields that can identify the records of a file: the id, and fields with unique values. */
export function keyColumns(columns: readonly ImportColumn[]): readonly ImportColumn[] {
  return columns.filter(({ key, field }) => key === 'id' || (field.unique && key === field.name));
}

/** Whether a new record requires the value, for the template. */
export const isNeeded = ({ field, top }: ImportColumn): boolean =>
  field.required && (top === undefined || top === field || top.required) && field.default === undefined;
