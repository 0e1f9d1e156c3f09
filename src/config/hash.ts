/**
 * A short fingerprint of texts, only to detect changes: 53 bits, not cryptographic (cyrb53 by bryc, public domain).
 * Pure, so the browser can compute it too.
 */
export function fingerprint(texts: Iterable<string>): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const text of texts) {
    for (let index = 0; index <= text.length; index += 1) {
      // One step beyond the end, so that ["ab"] and ["a", "b"] differ.
      const code = index < text.length ? text.charCodeAt(index) : 0x10000;
      high = Math.imul(high ^ code, 2654435761);
      low = Math.imul(low ^ code, 1597334677);
    }
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
