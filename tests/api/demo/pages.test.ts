import { afterAll, describe, expect, test } from 'vitest';
import type { Vehicle } from '../../../src/domain/demo/vehicles.ts';
import { ANY_FLAG, ANY_LIST, ANY_TEXT, type Case, column, type Demo, get, startDemo, table } from './demo-app.ts';

type FaqGroups = readonly { readonly faqs: readonly object[] }[];

const app = await startDemo();
afterAll(() => app.close());

const all = 'itemsPerPage=-1';

describe('logistics, permissions', () => {
  const CASES: readonly Case[] = [
    get('vehicles and totalVehicles', '/api/apps/logistics/vehicles', 200, (body: Demo) =>
      expect([body.vehicles.length, body.totalVehicles]).toEqual([10, 25]),
    ),
    get('permissions and totalPermissions: the catalogue', `/api/apps/permissions?${all}`, 200, (body: Demo) => {
      expect(body.totalPermissions).toBe(9);
      const roles = Object.fromEntries(body.permissions.map((one) => [one.name, one.assignedTo]));
      expect(roles).toEqual({
        Management: ['administrator'],
        'Manage Billing & Roles': ['administrator'],
        'Add & Remove Users': ['administrator', 'manager'],
        'Project Planning': ['administrator', 'users', 'support'],
        'Manage Email Sequences': ['administrator', 'users', 'support'],
        'Client Communication': ['administrator', 'manager'],
        'Only View': ['administrator', 'restricted-user'],
        'Financial Management': ['administrator', 'manager'],
        "Manage Others' Tasks": ['administrator', 'support'],
      });
    }),
    get('q: a role name by prefix', '/api/apps/permissions?q=restricted', 200, {
      permissions: [{ name: 'Only View' }],
      totalPermissions: 1,
    }),
    get('q: not the middle of a role name', '/api/apps/permissions?q=estricted-u', 200, { totalPermissions: 0 }),
    get('q: a part of the name', '/api/apps/permissions?q=billing', 200, { totalPermissions: 1 }),
    get('q: a part of the date', '/api/apps/permissions?q=2026-01-04', 200, { permissions: [{ name: 'Management' }] }),
    get('sortBy name', '/api/apps/permissions?sortBy=name&orderBy=asc', 200, (body: Demo) =>
      expect(body.permissions[0]?.name).toBe('Add & Remove Users'),
    ),
  ];
  table(() => app, CASES);
  test.each([
    ['location', (row: Vehicle) => row.location],
    ['startRoute', (row: Vehicle) => row.startCity],
    ['endRoute', (row: Vehicle) => row.endCity],
    ['warnings', (row: Vehicle) => row.warnings],
    ['progress', (row: Vehicle) => row.progress],
  ] as const)('vehicles by %s', async (sortBy, pick) => {
    const values = await column(app, `/api/apps/logistics/vehicles?${all}&sortBy=${sortBy}&orderBy=desc`, [
      'vehicles',
      (row) => pick(row),
    ]);
    expect(values).toEqual(values.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
  });
});

describe('pages', () => {
  const CASES: readonly Case[] = [
    get('datatable: about 50 sales rows', '/api/pages/datatable', 200, (body: readonly object[]) => {
      expect(body).toHaveLength(50);
      expect(Object.keys(body[0]!).toSorted()).toEqual(['buyer', 'date', 'payment', 'product']);
    }),
    get('faq: groups', '/api/pages/faq', 200, (body: FaqGroups) =>
      expect(body.map((one) => Object.keys(one).toSorted().join())).toEqual(
        Array.from({ length: 5 }, () => 'faqIcon,faqSubtitle,faqTitle,faqs'),
      ),
    ),
    get('faq: q filters questions, empty groups are dropped', '/api/pages/faq?q=INVOICE', 200, (body: FaqGroups) => {
      expect(body).toHaveLength(1);
      expect(body[0]?.faqs).toMatchObject([{ question: 'Where do I find my invoice?' }]);
    }),
    get('help-center', '/api/pages/help-center', 200, (body: Demo) =>
      expect(Object.keys(body).toSorted()).toEqual(['allArticles', 'keepLearning', 'popularArticles']),
    ),
    get('help-center/article: the facts', '/api/pages/help-center/article', 200, (body: Demo) => {
      const text = `${body.productContent} ${body.checkoutContent}`;
      for (const fact of ['$69 or $99', 'Parcel delivery is free', '48 hours', '72 hours', '15 days', '24 hours'])
        expect(text).toContain(fact);
    }),
    get('profile: that tab’s data', '/api/pages/profile?tab=profile', 200, {
      about: ANY_LIST,
      contacts: ANY_LIST,
      overview: ANY_LIST,
      teamsTech: ANY_LIST,
    }),
    get('teams', '/api/pages/profile?tab=teams', 200, (body: readonly object[]) =>
      expect(Object.keys(body[0]!).toSorted()).toEqual([
        'avatar',
        'avatarGroup',
        'chips',
        'description',
        'extraMembers',
        'title',
      ]),
    ),
    get('projects', '/api/pages/profile?tab=projects', 200, [
      { title: ANY_TEXT, budget: ANY_TEXT },
      {},
      {},
      {},
      {},
      {},
    ]),
    get('connections', '/api/pages/profile?tab=connections', 200, (body: readonly object[]) =>
      expect(body[0]).toMatchObject({ isConnected: ANY_FLAG, chips: ANY_LIST }),
    ),
    get('header data', '/api/pages/profile/header', 200, { fullName: 'Zeynep Aydın', coverImg: ANY_TEXT }),
  ];
  table(() => app, CASES);
});
