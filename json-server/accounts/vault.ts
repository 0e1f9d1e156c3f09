import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** bytes; 128 bits identify a link, 192 more prove that it is genuine */
const ID_BYTES = 16;
const PROOF_BYTES = 24;
const ID_LENGTH = 22;
const TOKEN = /^[A-Za-z0-9_-]{54}$/;
/** bytes, as required by AES-256-GCM */
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Makes and opens texts with the server's secret; the data contain no part of it. */
export type Vault = {
  /**
   * Encrypts a text; unreadable without the server's secret, and tampering is detected. @param of its owner: it opens
   * for them only
   */
  readonly seal: (text: string, of: string) => string;
  /** undefined if it was sealed with another secret, for another owner, or tampered with */
  readonly open: (sealed: string, of: string) => string | undefined;
  /** The token of a one-time link; derived from its id whenever the mail is sent, and stored nowhere. */
  readonly linkToken: (id: string) => string;
  /** The id of the link, if the token is genuine. */
  readonly readLinkToken: (token: string) => string | undefined;
};

export const newLinkId = (): string => randomBytes(ID_BYTES).toString('base64url');

/** @param secret the server's, which also signs access tokens */
export function createVault(secret: string): Vault {
  const keyFor = (use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'konak', use, KEY_BYTES));
  const linkKey = keyFor('one-time links');
  const sealKey = keyFor('second factors');
  const proofOf = (id: string): string =>
    createHmac('sha256', linkKey).update(id).digest().subarray(0, PROOF_BYTES).toString('base64url');
  return {
    seal: (text, of) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv).setAAD(Buffer.from(of));
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), closed]).toString('base64url');
    },
    open: (sealed, of) => {
      const bytes = Buffer.from(sealed, 'base64url');
      // Decoding ignores what it cannot read, such as one more letter.
      if (bytes.toString('base64url') !== sealed || bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
      const iv = bytes.subarray(0, IV_BYTES);
      const rest = bytes.subarray(IV_BYTES);
      try {
        const decipher = createDecipheriv('aes-256-gcm', sealKey, iv).setAAD(Buffer.from(of));
        decipher.setAuthTag(rest.subarray(0, TAG_BYTES));
        return Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
    linkToken: (id) => `${id}${proofOf(id)}`,
    readLinkToken: (token) => {
      const isShaped = TOKEN.test(token);
      const [id, proof] = isShaped ? [token.slice(0, ID_LENGTH), token.slice(ID_LENGTH)] : ['', ''];
      const expected = Buffer.from(proofOf(id));
      const given = Buffer.from(proof.padEnd(expected.length).slice(0, expected.length));
      return timingSafeEqual(expected, given) && isShaped ? id : undefined;
    },
  };
}
