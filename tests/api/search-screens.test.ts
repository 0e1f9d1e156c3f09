import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_SCREENS } from '../../json-server/demo/app-bar/navigation.ts';
import { PRODUCT_SCREENS } from '../../json-server/modules/product-screens.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
beforeAll(async () => (app = await startApp()));
afterAll(() => app.close());

describe('GET /api/app-bar/search', () => {
  const bar = async (q: string, { as = 'admin', language = 'en' } = {}) => {
    const path = `/api/app-bar/search?q=${encodeURIComponent(q)}`;
    const { body } = await app.call('GET', path, { as, headers: { 'accept-language': language } });
    const groups = body as unknown as readonly { children: readonly { title: string; url: string }[] }[];
    return groups.flatMap(({ children }) => children.map(({ title, url }) => `${title} ${url}`));
  };
  test('knows the configured screens of the role, in its language, by their names in both', async () => {
    expect(await bar('misafir')).toEqual(['Guests /v1/users/crm']);
    expect(await bar('guests', { language: 'tr' })).toEqual(['Misafirler /v1/users/crm']);
    expect(await bar('rezervasyonlar')).toContain('Reservations /v1/operational/reservations');
    expect(await bar('REZERVASYONLAR', { language: 'tr' })).toContain('Rezervasyonlar /v1/operational/reservations');
  });
  test('none that the role may not list or open', async () => {
    expect(await bar('misafir', { as: 'Investor' })).toEqual([]);
    expect(await bar('company users', { as: 'HouseKeeping' })).toEqual([]);
  });
  test('the fixed titles of forms too: a wizard’s screen is its form', async () => {
    expect(await bar('checkout wizard')).toEqual(['Checkout Wizard /wizard-examples/checkout']);
    expect(await bar('form validation')).toEqual(['Form Validation /forms/form-validation']);
  });
  test('screens of the demo by what they are called in both languages', async () => {
    expect(await bar('fleet')).toEqual(['Fleet /apps/logistics/fleet']);
    expect((await bar('araçlar', { language: 'tr' })).join()).toContain('/apps/logistics/fleet');
  });
});

describe('GET /api/_meta/screens', () => {
  type Found = { readonly title: string; readonly as?: string; readonly group?: string; readonly url: string };
  const screens = async (q: string, { as = 'admin', language = 'en' } = {}) => {
    const path = `/api/_meta/screens?q=${encodeURIComponent(q)}`;
    const { status, body } = await app.call('GET', path, { as, headers: { 'accept-language': language } });
    expect(status).toBe(200);
    return (body as unknown as { screens: readonly Found[] }).screens;
  };
  test('every screen of the menu, the demo’s too, is found by its name in the other language', async () => {
    const { resources, pages } = app.live.current().config;
    const listed = Object.values(resources).map(({ label, menu, routes }) => {
      return { label, menu, path: menu?.to === 'create' ? routes.create : routes.list };
    });
    const paged = Object.values(pages).map(({ label, menu, route }) => ({ label, menu, path: route }));
    const named = [...listed, ...paged].filter(({ menu }) => menu !== undefined);
    expect(named.length).toBeGreaterThan(150);
    const missed: string[] = [];
    for (const { label, path } of named) {
      const name = label.tr ?? label.en;
      if (!(await screens(name, { as: 'SuperAdmin' })).some(({ url }) => url === path)) missed.push(`${name} ${path}`);
    }
    expect(missed).toEqual([]);
  });
  test('and by every name that the app bar has for it, also where the call leaves some out, and once', async () => {
    for (const { title, url } of [...PRODUCT_SCREENS, ...DEMO_SCREENS].flatMap(({ children }) => children)) {
      const found = await screens(title);
      expect(new Set(found.map((one) => one.url)).size, title).toBe(found.length);
      const called = found.map((one) => (one.as ?? one.title).toLowerCase());
      expect(called, `${title} ${url}`).toContain(title.toLowerCase());
    }
    const dashboards = (await screens('dashboard')).map(({ url }) => url);
    for (const name of ['dashboards/analytics', 'dashboards/ecommerce', 'dashboards/crm', 'apps/academy/dashboard']) {
      expect(dashboards).toContain(`/${name}`);
    }
  });
  test('says where it stands, and by which name it was found', async () => {
    expect(await screens('earnings')).toEqual([
      {
        title: 'Owner statements',
        as: 'Earnings',
        group: 'Accounting',
        icon: 'FileDoneOutlined',
        url: '/v1/accounting/earnings',
      },
    ]);
    expect(await screens('kaydırıcı', { language: 'tr' })).toMatchObject([
      { title: 'Kaydırıcı', group: 'Demo · Formlar ve tablolar', url: '/forms/slider' },
      { title: 'Aralık kaydırıcı', url: '/forms/range-slider' },
    ]);
  });
  test('none that the role may not open, nothing for what would be mistyped, and for the signed-in', async () => {
    expect(await screens('misafir', { as: 'Investor' })).toEqual([]);
    expect(await screens('company users', { as: 'HouseKeeping' })).toEqual([]);
    expect(await screens('kanbna')).toEqual([]);
    expect(await screens('')).toEqual([]);
    expect((await app.call('GET', '/api/_meta/screens?q=kanban')).status).toBe(401);
  });
});
