/** Ids with a special meaning: values of `X-Tenant-Id` for "my own", and names of the platform. */
const RESERVED: ReadonlySet<string> = new Set(['public', 'default', 'system', 'konak']);

/** TN1: whether an id is reserved; its format is checked by the field. */
export const isReservedId = (id: string): boolean => RESERVED.has(id);
