import { FILE_TYPES, type FileKind } from '../../../src/config/file-kinds.ts';
import type { FileRow } from '../../live/rows/own-rows.ts';
import type { OwnStore } from '../../store/types.ts';

/** One row per upload, in the tenant's partition. */
export const FILES = '_files';

/**
 * Declares the table; call once per store. `holder` = the record and field that hold the file, `waitingSince` = when it
 * was sent, while nothing holds it.
 */
export const defineFiles = (store: OwnStore): void =>
  store.define(FILES, { unique: [], ordered: { holder: 'plain', waitingSince: 'plain' }, search: [] });

/** `estates/est-1`, without the field. */
export const holderKey = (collection: string, id: string): string => `${collection}/${id}`;

export const kindOfFile = ({ type }: FileRow): FileKind | undefined =>
  (Object.keys(FILE_TYPES) as FileKind[]).find((kind) => FILE_TYPES[kind] === type);
