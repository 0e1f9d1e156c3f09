import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JointReads } from '../../src/wire/meta.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeAll(async () => (app = await startApp()));
afterAll(() => app.close());

const joint = (paths: readonly string[]) =>
  `/api/_meta/reads?${paths.map((path) => `of=${encodeURIComponent(path)}`).join('&')}`;
const ask = async (as: string, ...paths: string[]) => {
  const answer = await app.call('GET', joint(paths), { as });
  expect(answer.status).toBe(200);
  return (answer.body as unknown as JointReads).answers;
};

describe('what a screen reads together', () => {
  test('is answered as each call alone would be, version and all', async () => {
    const paths = ['/estates?pageSize=1&sortBy=code', '/estates/est-a1', '/reservations/_stats', '/nothing'];
    const answers = await ask('admin', ...paths);
    for (const [index, path] of paths.entries()) {
      const alone = await app.call('GET', `/api${path}`, { as: 'admin' });
      expect([answers[index]?.status, answers[index]?.body]).toEqual([alone.status, alone.body]);
      expect(answers[index]?.headers['ETag']).toBe(alone.headers['etag']);
    }
  });

  test('is refused for each, with the rights and the tenant of the caller', async () => {
    const [estates, payments, foreign] = await ask(
      'HouseKeeping',
      '/estates?pageSize=50',
      '/payments',
      '/estates/est-b9',
    );
    expect(estates?.status).toBe(200);
    expect(payments?.status).toBe(403);
    expect(payments?.body).toMatchObject({ message: expect.stringMatching(/./) as string });
    expect(foreign?.status).toBe(404);
  });

  test('needs a session', async () => {
    expect((await app.call('GET', joint(['/estates']))).status).toBe(401);
  });

  test.each([
    [[]],
    [['estates']],
    [['/_meta/reads?of=/estates']],
    [['/_meta/events']],
    [Array.from({ length: 41 }, () => '/enums')],
  ])('is malformed: %o', async (paths) => {
    expect((await app.call('GET', joint(paths), { as: 'admin' })).status).toBe(400);
  });

  test('cannot leave the API', async () => {
    const [up, page] = await ask('admin', '/../v1/dashboard', '/estates/%2e%2e/x');
    expect([up?.status, page?.status]).toEqual([404, 404]);
  });

  test('an answer that is streamed is left to a call of its own (413), and the others come', async () => {
    const [file, estates] = await ask('admin', '/estates/export.csv', '/estates?pageSize=1');
    expect([file?.status, estates?.status]).toEqual([413, 200]);
  });
});
