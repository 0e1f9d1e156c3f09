/** File types accepted for upload, with their media types. */
export const FILE_TYPES = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const;
export type FileKind = keyof typeof FILE_TYPES;

export const FILE_KINDS = Object.keys(FILE_TYPES) as readonly FileKind[];
export const PICTURE_KINDS: readonly FileKind[] = ['jpeg', 'png', 'webp'];

/** Bytes of one upload, at most (S14). */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
