import { XMLParser } from 'fast-xml-parser';
import { isIsoDate } from '../../../src/domain/calendar/iso-date.ts';
import { brokenAt } from './well-formed.ts';
import { FOREIGN_CURRENCIES } from '../../../src/domain/money/currencies.ts';

/** A bulletin of the central bank, converted: lira per one unit. */
export type Bulletin = {
  readonly date: string;
  readonly rates: readonly { readonly currency: string; readonly buying: number; readonly selling: number }[];
};
/** Why a file is refused as a whole; `key` is a text below `exchangeRate.xml`, `line` the position of the error. */
export class BulletinRefused extends Error {
  readonly key: string;
  readonly line: number;
  constructor(key: string, line: number) {
    super(key);
    this.key = key;
    this.line = line;
  }
}

/** Characters; the bank's own file has 20,000. */
const MAX_LENGTH = 100_000;

const lineAt = (text: string, at: number): number => text.slice(0, Math.max(0, at)).split('\n').length;

/**
 * AC9: the day's rates of an XML bulletin (`today.xml`), each per one unit whatever `Unit` says. Document types are not
 * read, so no entity can expand.
 * @throws BulletinRefused for anything except a complete bulletin, with the line
 */
export function readBulletin(text: string): Bulletin {
  if (text.length > MAX_LENGTH) throw new BulletinRefused('tooLarge', 1);
  const declared = text.search(/<!(?:DOCTYPE|ENTITY)/iu);
  if (declared !== -1) throw new BulletinRefused('entities', lineAt(text, declared));
  const broken = brokenAt(text);
  if (broken !== undefined) throw new BulletinRefused('broken', lineAt(text, broken));
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    processEntities: false,
    parseTagValue: false,
    isArray: (name) => name === 'Currency',
  });
  const parsed = parsedBy(parser, text);
  const head = part(parsed, 'Tarih_Date');
  const date = dateOf(head);
  if (date === undefined) throw new BulletinRefused('noDate', lineAt(text, text.search(/<Tarih_Date/u)));
  const listed = part(head, 'Currency');
  const entries: readonly unknown[] = Array.isArray(listed) ? listed : [];
  const rates = FOREIGN_CURRENCIES.map((currency) => rateOf({ text, entries, currency }));
  return { date, rates };
}

/** The parser refuses input nested deeper than any bulletin. */
function parsedBy(parser: XMLParser, text: string): unknown {
  try {
    return parser.parse(text) as unknown;
  } catch {
    throw new BulletinRefused('broken', 1);
  }
}

const part = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** `11/20/2026` or `20.11.2026`. */
function dateOf(head: unknown): string | undefined {
  const american = part(head, '@Date');
  const turkish = part(head, '@Tarih');
  const us = typeof american === 'string' ? /^(\d{2})\/(\d{2})\/(\d{4})$/u.exec(american) : null;
  const tr = typeof turkish === 'string' ? /^(\d{2})\.(\d{2})\.(\d{4})$/u.exec(turkish) : null;
  const date = us ? `${us[3]}-${us[1]}-${us[2]}` : tr ? `${tr[3]}-${tr[2]}-${tr[1]}` : undefined;
  return isIsoDate(date) ? date : undefined;
}

type Wanted = { readonly text: string; readonly entries: readonly unknown[]; readonly currency: string };

function rateOf({ text, entries, currency }: Wanted) {
  const line = lineAt(text, text.indexOf(`="${currency}"`));
  const entry = entries.find((one) => part(one, '@CurrencyCode') === currency || part(one, '@Kod') === currency);
  if (entry === undefined) throw new BulletinRefused(`no${currency}`, 1);
  const number = (key: string): number => {
    const value = part(entry, key);
    return typeof value === 'string' && /^\d{1,7}(?:\.\d{1,8})?$/u.test(value.trim()) ? Number(value) : 0;
  };
  const unit = number('Unit');
  // Rates have four decimals; those per hundred units have two more.
  const one = (key: string) => Math.round((number(key) / unit) * 1_000_000) / 1_000_000;
  const [buying, selling] = unit > 0 ? [one('ForexBuying'), one('ForexSelling')] : [0, 0];
  if (buying <= 0 || selling < buying) throw new BulletinRefused('rate', line);
  return { currency, buying, selling };
}
