import { refuseFile, type Pause } from './sheet.ts';

/** A tag with the text up to the next one. */
export type XmlTag = {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  readonly attribute: (name: string) => string | undefined;
  readonly text: () => string;
};

/** No tag contains a second `<`, so each character is read once, whatever the input. */
const TAG = /<(\/?)(?:[\w.-]{1,40}:)?([\w.-]{1,40})((?:[\s/][^<>]*)?)>/g;
/** Tags between two checks of the time. */
const LOOK = 500;

/**
 * Visits the tags of a part of a workbook, one after another, without a tree. Names lose their prefix. Refuses a
 * document type with its own entities, and CDATA: no spreadsheet writes them.
 * @throws HttpError 422
 */
export async function eachTag(xml: string, pause: Pause, visit: (tag: XmlTag) => 'stop' | undefined): Promise<void> {
  if (/<!(?:DOCTYPE|ENTITY|\[CDATA\[)/i.test(xml)) throw refuseFile('unreadable');
  let seen = 0;
  for (const found of xml.matchAll(TAG)) {
    seen += 1;
    const waited = seen % LOOK === 0 ? pause() : undefined;
    if (waited) await waited;
    const [whole, slash, name = '', attributes = ''] = found;
    const end = found.index + whole.length;
    const tag: XmlTag = {
      name,
      kind: slash === '/' ? 'close' : attributes.endsWith('/') ? 'empty' : 'open',
      attribute: (wanted) => attributeOf(attributes, wanted),
      text: () => {
        const next = xml.indexOf('<', end);
        return plainOf(xml.slice(end, next === -1 ? undefined : next));
      },
    };
    if (visit(tag) === 'stop') return;
  }
}

/** Each name is tried once, from its first letter. */
const ATTRIBUTE = /(?<![\w.:-])([\w.:-]{1,60})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)')/g;

function attributeOf(attributes: string, name: string): string | undefined {
  for (const [, found, double, single] of attributes.matchAll(ATTRIBUTE)) {
    if (found === name || found?.endsWith(`:${name}`)) return plainOf(double ?? single ?? '');
  }
  return undefined;
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function plainOf(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos));/gi, (_, decimal, hex, named) => {
    if (typeof named === 'string') return NAMED[named.toLowerCase()] ?? '';
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0x10ffff ? '' : String.fromCodePoint(code);
  });
}
