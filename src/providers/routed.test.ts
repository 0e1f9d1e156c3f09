// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, signedIn } from '../../tests/screens/fake-api.ts';
import { routedConfig } from '../../tests/screens/sample-orders.ts';
import type { ClientConfig } from '../config/types.ts';
import { forgetConfig, holdConfig } from './config.ts';
import { dataProvider } from './data.ts';
import { listPath, type ListRequest } from './list-request.ts';

const config = routedConfig();
const hold = (own: ClientConfig) => {
  forgetConfig();
  holdConfig(own);
};
const ask = (wanted: Omit<ListRequest, 'resource'> = {}, own = config) =>
  listPath(own, { resource: 'orders', ...wanted });

beforeEach(() => {
  signedIn();
  hold(config);
});

describe('the demo dialect (spec §7)', () => {
  it('counts pages from 1 and names no order that nobody chose', () => {
    expect(ask()).toBe('/shop/orders?page=1&itemsPerPage=10');
    expect(ask({ pagination: { currentPage: 3, pageSize: -1 } })).toBe('/shop/orders?page=3&itemsPerPage=-1');
  });

  it('sorts by the call’s own names, in small letters, by computed columns too', () => {
    expect(ask({ sorters: [{ field: 'spent', order: 'desc' }] })).toBe(
      '/shop/orders?page=1&itemsPerPage=10&sortBy=total-spent&orderBy=desc',
    );
    expect(ask({ sorters: [{ field: 'route', order: 'asc' }] })).toContain('sortBy=startRoute&orderBy=asc');
    expect(ask({ sorters: [{ field: 'unknown', order: 'asc' }] })).not.toContain('sortBy');
  });

  it('searches by q, filters by plain parameters, and writes a span of days as JSON', () => {
    const path = ask({
      filters: [
        { field: 'q', operator: 'contains', value: ' Ayşe ' },
        { field: 'status', operator: 'eq', value: 'Out for Delivery' },
        { field: 'date', operator: 'gte', value: '2026-11-01' },
        { field: 'date', operator: 'lte', value: '2026-11-30' },
        { field: 'email', operator: 'contains', value: 'not asked for' },
      ],
    });
    expect(Object.fromEntries(new URLSearchParams(path.split('?')[1]))).toEqual({
      page: '1',
      itemsPerPage: '10',
      q: 'Ayşe',
      state: 'Out for Delivery',
      selectedDateRange: '{"start":"2026-11-01","end":"2026-11-30"}',
    });
    expect(
      new URLSearchParams(ask({ filters: [{ field: 'date', operator: 'gte', value: '2026-11-01' }] })).get(
        'selectedDateRange',
      ),
    ).toBe('{"start":"2026-11-01"}');
  });

  it('reads rows and count where they stand; numbers of names become texts, dates calendar dates', async () => {
    fakeApi(() => ({
      body: {
        page: { orders: [{ id: 7, order: 4871, date: '5/6/2026', customer: { name: 'Ada' }, spent: 12.5, email: '' }] },
        n: 41,
      },
    }));
    expect(await dataProvider.getList({ resource: 'orders' })).toEqual({
      data: [
        {
          id: '7',
          _key: '4871',
          order: '4871',
          date: '2026-05-06',
          customer: 'Ada',
          spent: 12.5,
          email: null,
          avatar: null,
          status: null,
          startCity: null,
          startCountry: null,
        },
      ],
      total: 41,
    });
  });

  it('asks for one by its key, deletes by its id, and sends no versions', async () => {
    const calls = fakeApi(() => ({
      body: { order: { id: 7, order: 4871 }, email: 'a@b.c' },
      headers: { ETag: '"3"' },
    }));
    const { data } = await dataProvider.getOne({ resource: 'orders', id: '4871' });
    expect(data).toMatchObject({ id: '7', _key: '4871', email: 'a@b.c' });
    await dataProvider.deleteOne({ resource: 'orders', id: '7' });
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/shop/orders/4871',
      'DELETE /api/shop/orders/7',
    ]);
    expect(calls.map(({ headers }) => headers.get('If-Match'))).toEqual([null, null]);
  });

  it('creates with what has a value, without a key of its own', async () => {
    const calls = fakeApi(() => ({ status: 201, body: { id: 51, order: 9 } }));
    const { data } = await dataProvider.create({ resource: 'orders', variables: { customer: 'Ada', email: null } });
    expect(data).toMatchObject({ id: '51', _key: '9' });
    expect(calls[0]).toMatchObject({ method: 'POST', url: '/api/shop/orders', body: { customer: 'Ada' } });
    expect(calls[0]?.headers.get('Idempotency-Key')).toBeNull();
  });
});

describe('a list that is answered whole', () => {
  const whole = routedConfig({ whole: true, rows: '' });
  const rows = ['Çınar', 'Ada', 'Ilgaz', 'Zoe'].map((name, index) => ({
    id: index + 1,
    order: index,
    customer: { name },
    spent: [30, 4, 100, 4][index],
    status: index < 2 ? 'Delivered' : 'Dispatched',
  }));
  const list = async (wanted: Omit<ListRequest, 'resource'>) => {
    hold(whole);
    const calls = fakeApi(() => ({ body: rows }));
    const { data, total } = await dataProvider.getList({ resource: 'orders', ...wanted } as never);
    expect(calls[0]?.url).toBe('/api/shop/orders');
    return [data.map((row) => (row as unknown as { customer: string }).customer), total];
  };

  it('is paged, sorted by numbers as numbers and by names as people sort them', async () => {
    expect(await list({ pagination: { currentPage: 2, pageSize: 3 } })).toEqual([['Zoe'], 4]);
    expect(await list({ sorters: [{ field: 'spent', order: 'desc' }] })).toEqual([['Ilgaz', 'Çınar', 'Ada', 'Zoe'], 4]);
    expect(await list({ sorters: [{ field: 'customer', order: 'asc' }] })).toEqual([
      ['Ada', 'Çınar', 'Ilgaz', 'Zoe'],
      4,
    ]);
  });

  it('is searched without accents and filtered', async () => {
    expect(await list({ filters: [{ field: 'q', operator: 'contains', value: 'cinar' }] })).toEqual([['Çınar'], 1]);
    expect(await list({ filters: [{ field: 'status', operator: 'in', value: ['Dispatched'] }] })).toEqual([
      ['Ilgaz', 'Zoe'],
      2,
    ]);
  });
});
