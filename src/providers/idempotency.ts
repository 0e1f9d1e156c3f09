/** A key for one opening of a create form: however often it is sent, one record comes of it. 128 random bits. */
export function newIdempotencyKey(): string {
  // Not `randomUUID`: browsers have that on https and localhost only.
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
