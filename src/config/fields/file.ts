import { FILE_IN_JSON } from './in-json.ts';
import { checkFileValue } from './file-value.ts';
import { singleKind } from './kind.ts';
import type { FieldBase } from '../field-shapes.ts';
import { FILE_KINDS, type FileKind, MAX_FILE_BYTES } from '../file-kinds.ts';

/** One uploaded file, kept beside the data and not in the record: `{ id, name, type, size }`. */
type FileShape = FieldBase & {
  readonly type: 'file';
  readonly accept: readonly FileKind[];
  /** Bytes. */
  readonly maxBytes: number;
};
declare module '../field-shapes.ts' {
  interface FieldShapes {
    file: FileShape;
  }
}

/** One uploaded file: a contract, a permit. */
export const fileKind = singleKind<FileShape>({
  inJson: () => FILE_IN_JSON,
  own: (raw) => ({ accept: raw.accept ?? FILE_KINDS, maxBytes: raw.maxBytes ?? MAX_FILE_BYTES }),
  order: 'none',
  isSpread: true,
  isPart: false,
  isUploaded: true,
  isInSheets: false,
  stored: 'list',
  operators: ['null'],
  check: ({ value }) => checkFileValue(value, []),
  filter: () => undefined,
});
