import { FILE_IN_JSON, listInJson } from './in-json.ts';
import { checkFileValue } from './file-value.ts';
import { type CheckedValue, singleKind } from './kind.ts';
import type { FieldBase } from '../field-shapes.ts';
import { FILE_KINDS, type FileKind, MAX_FILE_BYTES } from '../file-kinds.ts';
import type { Json } from '../types.ts';

/** An uploaded file, stored beside the data and not in the record, `{ id, name, type, size }`; or a list of them. */
type FileShape = FieldBase & {
  readonly type: 'file';
  readonly accept: readonly FileKind[];
  /** Bytes of one file. */
  readonly maxBytes: number;
  readonly multiple: boolean;
  /** Files of a list, at most. */
  readonly maxItems: number;
};
declare module '../field-shapes.ts' {
  interface FieldShapes {
    file: FileShape;
  }
}

/** files of a list */
const DEFAULT_FILES = 10;

/** One uploaded file, e.g. a contract or permit; with `multiple` several, each once. */
export const fileKind = singleKind<FileShape>({
  inJson: ({ multiple, maxItems }) => (multiple ? listInJson(FILE_IN_JSON, maxItems) : FILE_IN_JSON),
  own: (raw) => ({
    accept: raw.accept ?? FILE_KINDS,
    maxBytes: raw.maxBytes ?? MAX_FILE_BYTES,
    multiple: raw.multiple ?? false,
    maxItems: raw.maxItems ?? DEFAULT_FILES,
  }),
  order: 'none',
  isSpread: true,
  isPart: false,
  isUploaded: true,
  isInSheets: false,
  stored: 'list',
  operators: ['null'],
  check: ({ field, value }) => (field.multiple ? checkFiles(value, field.maxItems) : checkFileValue(value, [])),
  filter: () => undefined,
});

function checkFiles(value: Json, max: number): CheckedValue {
  if (!Array.isArray(value)) return { issue: 'validation.list' };
  if (value.length > max) return { issue: 'validation.tooMany', params: { max } };
  const seen = new Set<Json>();
  const files: Json[] = [];
  for (const item of value as readonly Json[]) {
    const checked = checkFileValue(item, []);
    if ('issue' in checked) return checked;
    const which = checked.value['id'] ?? checked.value['path'] ?? null;
    if (seen.has(which)) return { issue: 'validation.duplicate' };
    seen.add(which);
    files.push(checked.value);
  }
  return { value: files };
}
