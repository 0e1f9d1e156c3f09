import type { Json } from '../../../config/types.ts';

/** In a form's values: take the secret away. Nothing typed (no value) leaves it as it is. */
export const CLEARED: Json = false;
