/** Maximum bytes of an imported file. */
export const MAX_IMPORTED_BYTES = 5 * 1024 * 1024;
/** Maximum rows below the header: they are written in one transaction. */
export const MAX_IMPORTED_ROWS = 5000;
