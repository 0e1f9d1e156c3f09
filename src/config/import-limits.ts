/** Bytes of a file that is imported. */
export const MAX_IMPORTED_BYTES = 5 * 1024 * 1024;
/** Its rows below the head: they are written in one transaction. */
export const MAX_IMPORTED_ROWS = 5000;
