import { describe, expect, test } from 'vitest';
import type { ClientConfig } from '../../src/config/types.ts';
import { startApp } from './support.ts';

const app = await startApp();
const configOf = async (email: string, query = '') => {
  const answer = await app.call('GET', `/api/_meta/config${query}`, { as: email });
  expect(answer.status).toBe(200);
  return answer.body as unknown as ClientConfig;
};
const DEMO = /^\/(apps|charts|components|dashboards|extensions|forms|front-pages|pages|tables|wizard-examples)(\/|$)/;
const demoOf = ({ resources, pages }: ClientConfig) =>
  [
    ...Object.values(resources).map(({ routes }) => routes.list),
    ...Object.values(pages).map(({ route }) => route),
  ].filter((address) => DEMO.test(address));

describe('what a group of the menu keeps apart', () => {
  test('an owner has a menu of their own, without a demo', async () => {
    const config = await configOf('Investor');
    expect(demoOf(config)).toEqual([]);
    expect(config.menu.filter(({ id }) => id.startsWith('demo'))).toEqual([]);
  });

  test.each(['admin', 'Accounting'])(
    '%s gets nothing of the demo except the hint that there is more',
    async (email) => {
      const config = await configOf(email);
      expect(demoOf(config)).toEqual([]);
      expect(config.menu.filter(({ id }) => id.startsWith('demo'))).toEqual([
        expect.objectContaining({ id: 'demo', isApart: true }),
      ]);
      expect(JSON.stringify(config)).not.toContain('/apps');
    },
  );

  test('is sent when it is asked for, and then nothing is left', async () => {
    const config = await configOf('Accounting', '?with=demo');
    expect(demoOf(config)).toContain('/apps/ecommerce/product/list');
    expect(config.menu.find(({ id }) => id === 'demo')).not.toHaveProperty('isApart');
    expect(config.menu.find(({ id }) => id === 'demo-apps')).toMatchObject({ in: 'demo' });
    expect(Object.keys(config.resources)).toEqual(
      expect.arrayContaining(Object.keys((await configOf('Accounting')).resources)),
    );
  });

  test('is nothing to a role that may open none of it', async () => {
    const config = await configOf('client');
    expect(config.menu.find(({ id }) => id === 'demo')).not.toHaveProperty('isApart');
    expect(demoOf(await configOf('client', '?with=demo'))).toEqual([]);
  });

  test('an unknown group brings nothing more', async () => {
    expect(demoOf(await configOf('admin', '?with=estates'))).toEqual([]);
  });

  test('an address in it is answered with its group', async () => {
    const ask = (path: string) => app.call('GET', `/api/_meta/screen?path=${path}`, { as: 'admin' });
    expect((await ask('/apps/user/list')).body).toMatchObject({ exists: true, apart: 'demo' });
    expect((await ask('/v1/estates/list')).body).not.toHaveProperty('apart');
  });

  test('texts of the demo come apart too', async () => {
    const product = (await app.call('GET', '/locales/tr.json')).body;
    const demo = (await app.call('GET', '/locales/demo.tr.json')).body;
    expect(Object.keys(product).filter((name) => name.startsWith('demo'))).toEqual([]);
    expect(demo).toHaveProperty(['demo-stored', 'cancel']);
    expect(Object.keys(demo).every((name) => name.startsWith('demo'))).toBe(true);
  });
});
