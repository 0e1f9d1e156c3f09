import { FILE_IN_JSON } from './in-json.ts';
import { singleKind } from './kind.ts';
import { isOwnPath } from './own-path.ts';
import type { FieldBase } from '../field-shapes.ts';

/** A small picture: own-origin path or a data URL of png/jpeg/webp up to `maxBytes`. */
type ImageShape = FieldBase & { readonly type: 'image'; readonly maxBytes: number };
declare module '../field-shapes.ts' {
  interface FieldShapes {
    image: ImageShape;
  }
}

/** bytes of a picture inside a record */
const DEFAULT_BYTES = 262_144;
const DATA_URL = /^data:image\/(png|jpeg|webp);base64,/;
/** The first bytes of each format in base64, so the declared type alone is not enough. */
const BEGINNINGS: Readonly<Record<string, string>> = { png: 'iVBORw0KGgo', jpeg: '/9j/', webp: 'UklGR' };
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** A small picture: a path of our own origin, or a data URL of a png, jpeg or webp. */
export const imageKind = singleKind<ImageShape>({
  inJson: () => FILE_IN_JSON,
  own: (raw) => ({ maxBytes: raw.maxBytes ?? DEFAULT_BYTES }),
  order: 'none',
  isSpread: true,
  isInSheets: false,
  stored: 'plain',
  operators: ['null'],
  check: ({ field, value }) => {
    if (typeof value !== 'string') return { issue: 'validation.image' };
    if (value === '') return { value: null };
    if (isOwnPath(value)) return { value };
    const format = DATA_URL.exec(value)?.[1];
    if (format === undefined) return { issue: 'validation.image' };
    const data = value.slice(value.indexOf(',') + 1);
    if (byteLength(data) > field.maxBytes) return { issue: 'validation.imageTooBig', params: { max: field.maxBytes } };
    const isPicture = data.startsWith(BEGINNINGS[format] ?? '?') && data.length % 4 === 0 && BASE64.test(data);
    return isPicture ? { value } : { issue: 'validation.image' };
  },
  filter: () => undefined,
});

/** The number of bytes in a base64 text. */
function byteLength(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return Math.floor((base64.length * 3) / 4) - padding;
}
