import writeXlsxFile from 'write-excel-file/node';
import type { Attack } from '../attack.ts';

const day = (index: number) => new Date(Date.now() + (20 + index) * 86_400_000).toISOString().slice(0, 10);
const listOf = <Item>(length: number, make: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => make(index));

/** A second import would find what the first has made. */
const ONCE = { isOnce: true };
/** ms of the processor for nights that must be there as a whole or not at all: they are written in one transaction. */
const AS_ONE = { isOnce: true, most: 100 };

/** ms of the processor: eighty thousand names are read before any of them is refused. */
const MANY_KEYS = { most: 150 };

/** What accounts may send at its most: whole files of rows, large bodies, long questions. */
export default {
  name: 'Large bodies of accounts',
  run: async ({ target, headers, held }) => {
    const list = async (path: string) => {
      const { text } = await target.send({ path, headers });
      return (JSON.parse(text) as { items: { id: string; code?: string }[] }).items;
    };
    const post = (path: string, body: object | string | Buffer, more: Readonly<Record<string, string>> = {}) =>
      target.send({
        method: 'POST',
        path,
        headers: { ...headers, ...more },
        body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      });
    const get = (path: string) => target.send({ path, headers });

    const people = listOf(5000, (index) => `Many${index},Guest${index},TR,0532${1_000_000 + index}`);
    const guests = ['First name,Last name,Nationality,Phone', ...people].join('\r\n');
    const csv = { 'content-type': 'text/csv' };
    await held('5,000 guests of a CSV file, tried', () => post('/api/guests/import?dryRun=true', guests, csv));
    await held('5,000 guests of a CSV file, imported', () => post('/api/guests/import', guests, csv), ONCE);
    const cellsOf = (line: string) => line.split(',').map((value) => ({ value }));
    const book = await writeXlsxFile(guests.replaceAll('Many', 'Book').split('\r\n').map(cellsOf) as never).toBuffer();
    const xlsx = { 'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };
    await held('5,000 guests of a workbook, tried', () => post('/api/guests/import?dryRun=true', book, xlsx));
    await held('5,000 guests of a workbook, imported', () => post('/api/guests/import', book, xlsx), ONCE);

    const estates = await list('/api/estates?pageNumber=0&pageSize=50');
    const nights = Math.floor(10_000 / 10);
    const cells = estates.slice(0, 10).map(({ id }) => {
      return { estateId: id, from: day(0), to: day(nights - 1), seen: '', minNights: 2 };
    });
    await held('10,000 nights of the price grid', () => post('/api/price-grid', { cells }), AS_ONE);
    await held('10,000 nights of the price grid that others changed', () => post('/api/price-grid', { cells }));

    const stays = await list('/api/reservations?pageNumber=0&pageSize=100');
    const ids = [...stays, ...estates].map(({ id }) => id);
    const many = listOf(24_000, (index) => ids[index % ids.length] ?? '');
    await held('a list of 24,000 ids to block', () =>
      post('/api/out-of-order-periods/bulk', {
        estateIds: many,
        from: day(0),
        to: day(9),
        kind: 'OUT_OF_ORDER',
        reason: 'OTHER',
      }),
    );
    await held('a list of 24,000 ids to change', () =>
      post('/api/estates/bulk', { estateIds: many, set: { minNights: 2 } }),
    );
    await held('a list of 24,000 ids to merge', () =>
      post('/api/crm/merge', { keepId: many[0], ids: many, mergeIds: many }),
    );
    await held('a list of 24,000 ids to assign', () =>
      post('/api/housekeeping-tasks/assign', { ids: many, taskIds: many }),
    );
    await held('a list of 24,000 changes of rights', () =>
      post('/api/access-rights/changes', {
        changes: listOf(10_000, (index) => ({ role: `r${index}`, subject: 'Estate', action: 'list' })),
      }),
    );
    const rows = listOf(12_000, (index) => ({ name: `n${index}`, amount: index }));
    await held('a reservation with 12,000 rows in it', () =>
      post('/api/reservations', { estateId: ids[0], charges: rows, guests: rows, tags: many }),
    );
    await held('an estate with lists of 24,000', () =>
      post('/api/estates', { code: 'X', features: many, tags: many, images: many }),
    );
    await held(
      'a MiB of keys',
      () => post('/api/guests', Object.fromEntries(listOf(80_000, (index) => [`k${index}`, 1]))),
      MANY_KEYS,
    );
    await held('a MiB of text', () => post('/api/guests', { firstName: 'a ', lastName: '<b>&'.repeat(250_000) }));

    const xml = (inner: string) => `<?xml version="1.0"?><Tarih_Date Date="11/20/2026">${inner}</Tarih_Date>`;
    const currency = '<Currency CurrencyCode="XXX"><Unit>1</Unit></Currency>';
    const rates = (text: string) => post('/api/exchange-rates/central-bank', { text, xml: text });
    await held('a bulletin of 100,000 characters', () => rates(xml(currency.repeat(1800))));
    await held('a bulletin of 100,000 attributes', () => rates(xml(`<a ${'b="" '.repeat(19_000)}/>`)));
    await held('a bulletin that never ends', () => rates(xml('<a>'.repeat(33_000))));

    const values = listOf(700, (index) => `id=${index}x`).join('&');
    await held('a list by 700 values of a filter', () => get(`/api/reservations?pageSize=-1&${values}`));
    await held('a list by a word of 4,000 letters', () => get(`/api/reservations?pageSize=50&q=${'ab+'.repeat(1300)}`));
    await held('a search for 300 words', () => get(`/api/search?q=${listOf(300, (index) => `w${index}`).join('+')}`));
    const views = { lists: Object.fromEntries(listOf(5000, (index) => [`l${index}`, { columns: ['id'] }])) };
    await held('settings of 5,000 lists', () =>
      target.send({ method: 'PUT', path: '/api/_meta/lists', headers, body: JSON.stringify(views) }),
    );
    await held('a saved view of a MiB', () =>
      post('/api/_meta/views', { name: 'v', list: 'reservations', query: many }),
    );
    await held('an audience of all', () => post('/api/campaigns/audience', { audience: {} }));
  },
} satisfies Attack;
