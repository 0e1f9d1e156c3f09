/** Ids that mean something of their own: what `X-Tenant-Id` says for "my own", and names of the platform. */
const RESERVED: ReadonlySet<string> = new Set(['public', 'default', 'system', 'konak']);

/** TN1: whether a company may be called so in addresses; its form is the field's own business. */
export const isReservedId = (id: string): boolean => RESERVED.has(id);
