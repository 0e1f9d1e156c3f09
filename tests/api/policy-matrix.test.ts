import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Resource, Row } from '../../src/config/types.ts';
import { folderSource } from '../../json-server/live/folder-source.ts';
import { openLiveConfig } from '../../json-server/live/live-config.ts';
import { KNOWN_NAMES } from '../../json-server/commands/known-names.ts';
import { ROWS } from './rows.ts';
import { demo } from './rows-of-tenants.ts';
import { startApp, type TestApp } from './support.ts';

// The cells are made from the configuration, so a new resource is tested without a line here, but for a record of it.
const live = await openLiveConfig({
  source: folderSource({ resourcesDir: 'resources', localesDir: 'locales' }),
  known: KNOWN_NAMES,
  isWatching: false,
});
// Those that routes of their own answer are tested call by call in tests/api/demo.
const RESOURCES = Object.values(live.current().config.resources).filter(({ api }) => api.routed === undefined);
const PAGES = Object.values(live.current().config.pages);
const ROLES = ['SuperAdmin', 'admin', 'Accounting', 'HouseKeeping', 'Purchasing', 'MarketPlace', 'Investor', 'client'];

const truth = new Map(
  readFileSync('tests/api/policy-matrix.csv', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(','))
    .map(([resource = '', role = '', actions = '']) => [`${resource} ${role}`, new Set(actions.split(' '))] as const),
);

const first = (collection: string): Row => ROWS[collection]?.[0] ?? { id: '' };
const request = {
  ...first('demands'),
  id: 'dem-inv',
  no: 'D-000009',
  source: 'INVESTOR',
  investorId: 'inv-1',
  estateId: 'est-a1',
  type: 'COMPLAINT',
  requestState: 'NEW',
  trackingCode: '8888-9999-2222',
};
const statement = {
  id: 'sta-1',
  estateId: 'est-a1',
  investorId: 'inv-1',
  year: 2026,
  month: 10,
  period: '2026-10',
  currency: 'EUR',
  status: 'PUBLISHED',
  lines: [],
  amount: 0,
  withholdingTax: 0,
  carryover: 0,
  balance: 0,
};
/** What the ordinary rows lack: a record of each view, and one that each role may see. */
const more: Readonly<Record<string, readonly Row[]>> = {
  statements: [demo(statement)],
  payments: [{ ...first('payments'), id: 'pay-in', no: 'P-000009', kind: 'COLLECTION', reservationId: 'res-r-000002' }],
  estates: [
    { ...first('estates'), id: 'est-draft', code: 'D9', status: 'DRAFT' },
    { ...first('estates'), id: 'est-place', code: 'P9', isPlaceholder: true },
  ],
  'out-of-order-periods': [
    {
      ...first('out-of-order-periods'),
      id: 'blk-own',
      code: 'B-00009',
      estateId: 'est-a1',
      kind: 'OWNER_STAY',
      reason: 'OWNER',
    },
  ],
  demands: [request],
  tasks: [{ ...first('tasks'), id: 'tsk-rep', no: 'T-000009', source: 'REPORT', department: 'TECHNICAL' }],
  'demand-messages': [
    { ...first('demand-messages'), id: 'msg-inv', demandId: 'dem-inv' },
    { ...first('demand-messages'), id: 'msg-gst', demandId: 'dem-1' },
  ],
  reservations: [
    {
      ...first('reservations'),
      id: 'res-hold',
      code: 'R-000008',
      checkIn: '2027-02-01',
      checkOut: '2027-02-05',
      status: 'PENDING',
    },
    {
      ...first('reservations'),
      id: 'res-clash',
      code: 'R-000009',
      checkIn: '2027-03-01',
      checkOut: '2027-03-05',
      channelConflict: 'OPEN',
    },
  ],
  users: [
    { ...first('users'), id: 'usr-web', email: 'web@visitors.example', username: 'web', role: 'client', source: 'WEB' },
  ],
};
const rows = Object.fromEntries(
  Object.entries({ ...more, ...ROWS }).map(([name, list]) => [
    name,
    [...list, ...(name in ROWS ? (more[name] ?? []) : [])],
  ]),
);
/** Who may open a record and has no list finds it elsewhere. */
const WITHOUT_LIST: Readonly<Record<string, string>> = {
  'demands Investor': 'dem-inv',
  ...Object.fromEntries(ROLES.map((role) => [`estate-balances ${role}`, 'est-a1'])),
};

let app: TestApp;
beforeAll(async () => (app = await startApp({ rows })));
afterAll(() => app.close());

const pathOf = ({ api }: Resource) => `/api/${api.path}`;
/** A record that this role sees. */
async function recordOf(resource: Resource, role: string): Promise<string> {
  const known = WITHOUT_LIST[`${resource.name} ${role}`];
  if (known !== undefined) return known;
  const { body } = await app.call('GET', `${pathOf(resource)}?pageSize=1`, { as: role });
  expect(body.items, `no record of ${resource.name} for ${role}`).toHaveLength(1);
  return body.items[0]!.id;
}

/**
 * The call of an action, which changes nothing, so that nothing of one case meets another: what is made or done has a
 * field that there is not, and what is changed or deleted does not say of which version.
 */
function callOf(resource: Resource, { action, id, as }: { action: string; id: string; as?: string }) {
  const path = pathOf(resource);
  const who = as === undefined ? {} : { as };
  switch (action) {
    case 'list':
      return app.call('GET', path, who);
    case 'show':
      return app.call('GET', `${path}/${id}`, who);
    case 'create':
      return app.call('POST', path, { ...who, body: { unknown: 1 } });
    case 'edit':
      return app.call('PATCH', `${path}/${id}`, { ...who, body: {} });
    case 'delete':
      return app.call('DELETE', `${path}/${id}`, who);
    default:
      return app.call('POST', `${path}/${id}/actions/${action}`, { ...who, body: { unknown: 1 } });
  }
}

type Answer = Awaited<ReturnType<typeof callOf>>;
/** What was answered, to the letter: a problem's kind, and whether it names the field that there is not. */
const outcome = ({ status, body }: Answer) =>
  status < 400 ? [status] : [status, body['type'], Object.keys({ ...body.errors }).includes('unknown')];
const problem = (name: string) => `urn:konak:problem:${name}`;
/** What only those are answered whose call was let in. */
const REACHED: Readonly<Record<string, readonly unknown[]>> = {
  list: [200],
  show: [200],
  create: [422, problem('invalid'), true],
  edit: [428, problem('preconditionRequired'), false],
  delete: [428, problem('preconditionRequired'), false],
};

describe('every resource × every role × every action is what tests/api/policy-matrix.csv says', () => {
  test('the matrix names every configured resource and page', () => {
    const named = new Set([...truth.keys()].map((key) => key.split(' ')[0]));
    expect([...named].sort()).toEqual([...RESOURCES, ...PAGES].map(({ name }) => name).sort());
  });
  const cells = RESOURCES.flatMap((resource) => ROLES.map((role) => [resource.name, role, resource] as const));
  test.each(cells)('%s for %s', async (name, role, resource) => {
    const allowed = truth.get(`${name} ${role}`) ?? new Set<string>();
    const id = await recordOf(resource, allowed.has('show') ? role : 'SuperAdmin');
    for (const action of ['list', 'show', 'create', 'edit', 'delete', ...Object.keys(resource.actions)]) {
      const answer = await callOf(resource, { action, id, as: role });
      if (!allowed.has(action)) {
        expect(answer.status, action).toBe(403);
        continue;
      }
      const named = resource.actions[action];
      // A copy is made by the form and has no call of its own.
      if (named?.copy) expect(answer.status, action).toBe(404);
      // The state is asked before the body.
      else if (named && answer.status === 409) expect(answer.body['type'], action).toBe(problem('state'));
      else
        expect(outcome(answer), `${action} → ${answer.text}`).toEqual(
          // What is done to the record as it was seen wants its version first, as an edit does.
          REACHED[named?.asSeen ? 'edit' : action] ?? [422, problem('invalid'), true],
        );
    }
    // What was deleted is theirs to see and to bring back who may delete it.
    const seen = await app.call('GET', `${pathOf(resource)}/_deleted`, { as: role });
    const back = await app.call('POST', `${pathOf(resource)}/none/restore`, { as: role, body: {} });
    expect([seen.status, back.status]).toEqual(allowed.has('delete') ? [200, 404] : [403, 403]);
    const { rightsOf } = live.current();
    const { can } = rightsOf({ role, resource });
    expect([can.has('export'), can.has('import')]).toEqual([allowed.has('export'), allowed.has('import')]);
  });
  test.each(ROLES)('the pages %s may open', (role) => {
    const { policy } = live.current();
    const open = PAGES.filter(({ access: { subject, action } }) => policy.can({ role, subject, action }));
    const allowed = PAGES.filter(({ name }) => truth.has(`${name} ${role}`));
    expect(open.map(({ name }) => name)).toEqual(allowed.map(({ name }) => name));
  });
  test.each(RESOURCES.map((resource) => [resource.name, resource] as const))(
    'without a token %s is 401 for every action',
    async (_, resource) => {
      for (const action of ['list', 'show', 'create', 'edit', 'delete', ...Object.keys(resource.actions)]) {
        expect((await callOf(resource, { action, id: 'none' })).status, action).toBe(401);
      }
    },
  );
});
