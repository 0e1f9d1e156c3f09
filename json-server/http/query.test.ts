import { describe, expect, it } from 'vitest';
import { HttpError } from './http-error.ts';
import { date, flag, oneOf, optional, type QueryKind, readQuery, text, texts, integer } from './query.ts';

const read = (query: string, kinds: { readonly [name: string]: QueryKind<unknown> }) =>
  readQuery(new URLSearchParams(query), kinds);
/** The problems by parameter. */
function refused(work: () => unknown): Record<string, string> {
  try {
    work();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    expect(error.status).toBe(400);
    return Object.fromEntries((error.problem?.issues ?? []).map(({ field, key }) => [field, key]));
  }
  throw new Error('nothing was refused');
}

describe('the parameters of a call', () => {
  it('become values of their kinds', () => {
    const asked = readQuery(new URLSearchParams('from=2026-05-01&rows=20&sort=name&all=true&ids=a,b&q=%20sea%20'), {
      from: date(),
      to: optional(date()),
      rows: integer({ usual: 50, min: 1, max: 100 }),
      page: integer({ usual: 0, max: 9 }),
      sort: oneOf(['code', 'name'], 'code'),
      all: flag,
      isOpen: flag,
      ids: texts(2),
      q: text,
      of: text,
    });
    expect(asked).toEqual({
      from: '2026-05-01',
      to: undefined,
      rows: 20,
      page: 0,
      sort: 'name',
      all: true,
      isOpen: false,
      ids: ['a', 'b'],
      q: 'sea',
      of: '',
    });
  });

  it('are the usual ones where nothing is said, and an empty one says nothing', () => {
    const kinds = {
      from: date('2026-01-01'),
      sort: oneOf(['code', 'name'], 'code'),
      ids: texts(2),
      of: optional(text),
    };
    expect(read('from=&sort=&ids=&of=', kinds)).toEqual(read('', kinds));
  });

  it('are refused all at once, each with its name', () => {
    const kinds = {
      from: date(),
      to: date(),
      rows: integer({ usual: 50, min: 1, max: 100 }),
      month: integer({ max: 12 }),
      sort: oneOf(['code'], 'code'),
      all: flag,
      ids: texts(2),
      q: text,
      twice: text,
    };
    const query = `from=2026-02-30&rows=101&sort=x&all=yes&ids=a,b,c&q=${'x'.repeat(201)}&twice=1&twice=2&what=1`;
    expect(refused(() => read(query, kinds))).toEqual({
      from: 'validation.date',
      to: 'validation.required',
      rows: 'query.between',
      month: 'query.between',
      sort: 'validation.option',
      all: 'query.value',
      ids: 'query.tooMany',
      q: 'query.tooLong',
      twice: 'query.repeated',
      what: 'query.unknownField',
    });
  });

  it('are numbers only as digits', () => {
    for (const rows of ['-1', '1.5', '1e2', '0x10', ' 7', '9'.repeat(30)]) {
      expect(refused(() => read(`rows=${encodeURIComponent(rows)}`, { rows: integer({ max: 100 }) }))).toEqual({
        rows: 'query.between',
      });
    }
  });

  it('are checked together once each makes sense, and never take a name from Object', () => {
    const kinds = { from: date(), to: date() };
    const check = ({ from, to }: { readonly from: string; readonly to: string }) =>
      from < to ? [] : [{ field: 'to', key: 'validation.endAfterStart' }];
    const asked = (query: string) => readQuery(new URLSearchParams(query), kinds, check);
    expect(refused(() => asked('from=2026-05-02&to=2026-05-01'))).toEqual({ to: 'validation.endAfterStart' });
    expect(refused(() => asked('from=2026-05-02'))).toEqual({ to: 'validation.required' });
    expect(refused(() => asked('from=2026-05-01&to=2026-05-02&constructor=1'))).toEqual({
      constructor: 'query.unknownField',
    });
  });
});
