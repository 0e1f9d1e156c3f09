// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, signedIn } from '../../tests/screens/fake-api.ts';
import { sampleConfig } from '../../tests/screens/sample-config.ts';
import { forgetConfig, holdConfig } from './config.ts';
import { arrivedPage, dataProvider } from './data.ts';
import type { HttpError } from './http-error.ts';
import { prefetch, settleEarly } from './prefetch.ts';

beforeEach(() => {
  signedIn();
  forgetConfig();
  holdConfig(sampleConfig());
});

describe('the data provider', () => {
  it('lists with exactly the parameters of the specification', async () => {
    const calls = fakeApi(() => ({ body: { items: [{ id: 'e1', version: 4 }], total: 31 } }));
    const answer = await dataProvider.getList({
      resource: 'estates',
      pagination: { currentPage: 2, pageSize: 10 },
      sorters: [{ field: 'code', order: 'desc' }],
    });
    expect(calls[0]?.url).toBe('/api/estates?pageNumber=1&pageSize=10&sortBy=code&sortDirection=DESC');
    expect(answer).toEqual({ data: [{ id: 'e1', version: 4 }], total: 31 });
  });

  it('reads rows and total where the configuration says', async () => {
    holdConfig({
      ...sampleConfig({ api: { path: 'v', dialect: 'product', rows: 'page.rows', total: 'n' } }),
      version: 'v2',
    });
    fakeApi(() => ({ body: { page: { rows: [{ id: 1 }] }, n: 7 } }));
    expect(await dataProvider.getList({ resource: 'estates' })).toEqual({ data: [{ id: 1 }], total: 7 });
  });

  it('sends the version it has read as If-Match, and after a save the new one', async () => {
    const calls = fakeApi(({ method }) => ({
      body: { id: 'e1', version: method === 'GET' ? 3 : 4 },
      headers: { ETag: method === 'GET' ? '"3"' : '"4"' },
    }));
    await dataProvider.getOne({ resource: 'estates', id: 'e1' });
    await dataProvider.update({ resource: 'estates', id: 'e1', variables: { name: 'A' } });
    await dataProvider.deleteOne({ resource: 'estates', id: 'e1' });
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/estates/e1',
      'PATCH /api/estates/e1',
      'DELETE /api/estates/e1',
    ]);
    expect(calls.map(({ headers }) => headers.get('If-Match'))).toEqual([null, '"3"', '"4"']);
    expect(calls[1]?.body).toEqual({ name: 'A' });
  });

  it('sends the version the form was filled from, whatever the tab has seen since', async () => {
    const calls = fakeApi(() => ({ body: { id: 'e2', version: 9 } }));
    await dataProvider.getOne({ resource: 'estates', id: 'e2' });
    await dataProvider.update({ resource: 'estates', id: 'e2', variables: {}, meta: { version: 7 } });
    expect(calls[1]?.headers.get('If-Match')).toBe('"7"');
  });

  it('hands on who changed what when the record is stale (412)', async () => {
    const body = { message: 'Changed', current: { id: 'e3', version: 5 }, changes: [{ by: { name: 'Ali' } }] };
    fakeApi(() => ({ status: 412, body }));
    const error = await dataProvider.update({ resource: 'estates', id: 'e3', variables: {} }).then(
      () => undefined,
      (reason: unknown) => reason as HttpError,
    );
    expect(error).toMatchObject({ statusCode: 412, body });
  });

  it('sends one key per opening of a create form', async () => {
    const calls = fakeApi(() => ({ status: 201, body: { id: 'e4', version: 1 } }));
    const form = { resource: 'estates', variables: { code: 'A' }, meta: { idempotencyKey: 'opening-1' } };
    await dataProvider.create(form);
    await dataProvider.create(form);
    expect(calls.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['opening-1', 'opening-1']);
  });

  it('runs actions through custom and learns the new version', async () => {
    const calls = fakeApi(() => ({ body: { id: 'e5', version: 2 }, headers: { ETag: '"2"' } }));
    await dataProvider.custom?.({ url: '/estates/e5/actions/close', method: 'post', payload: { reason: 'x' } });
    await dataProvider.deleteOne({ resource: 'estates', id: 'e5' });
    expect(calls[0]).toMatchObject({ method: 'POST', url: '/api/estates/e5/actions/close', body: { reason: 'x' } });
    expect(calls[1]?.headers.get('If-Match')).toBe('"2"');
  });

  it('brings many records in one call', async () => {
    const calls = fakeApi(() => ({ body: { items: [{ id: 'a' }, { id: 'b' }], total: 2 } }));
    const answer = await dataProvider.getMany?.({ resource: 'estates', ids: ['a', 'b'] });
    expect(answer?.data).toHaveLength(2);
    expect(calls[0]?.url).toContain('pageSize=2');
    expect(calls[0]?.url).toContain('id.in=a%2Cb');
  });

  it('keeps a hostile id in its segment', async () => {
    const calls = fakeApi(() => ({ body: {} }));
    await dataProvider.getOne({ resource: 'estates', id: '../users/u1' });
    expect(calls[0]?.url).toBe('/api/estates/..%2Fusers%2Fu1');
  });

  it('takes the early answer once, and asks for itself after that', async () => {
    const calls = fakeApi(() => ({ body: { items: [], total: 0 } }));
    const location = { pathname: '/v1/estates/list', search: '?currentPage=3' };
    await prefetch({ location, landing: () => undefined });
    const wanted = { resource: 'estates', pagination: { currentPage: 3, pageSize: 10 } };
    await dataProvider.getList(wanted);
    expect(calls).toHaveLength(1);
    await dataProvider.getList(wanted);
    expect(calls).toHaveLength(2);
  });

  it('has the early page at once, for the first who asks, when its answer is here', async () => {
    const calls = fakeApi(() => ({ body: { items: [{ id: 'e1' }], total: 7 } }));
    const location = { pathname: '/v1/estates/list', search: '' };
    const wanted = { resource: 'estates', pagination: { currentPage: 1, pageSize: 10 } };
    await prefetch({ location, landing: () => undefined });
    await settleEarly();
    expect(arrivedPage(wanted)).toEqual({ data: [{ id: 'e1' }], total: 7 });
    expect(arrivedPage(wanted)).toBeUndefined();
    // An example of the demo, whose rows another provider has.
    expect(arrivedPage({ ...wanted, resource: 'not-in-the-configuration' })).toBeUndefined();
    expect(calls).toHaveLength(1);
  });
});
