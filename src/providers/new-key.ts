/** A key nobody else has, for `Idempotency-Key`; 128 random bits. */
export function newKey(): string {
  // Not `randomUUID`: browsers have that on https and localhost only.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
