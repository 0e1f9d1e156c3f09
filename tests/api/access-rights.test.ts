import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Because, RightsHistory, RightsMatrix } from '../../src/config/rights/shapes.ts';
import { startApp, type TestApp } from './support.ts';

let app: TestApp;
let folder: string;
/** A configuration of the test's own, where something is written. */
function withOwnFiles(): void {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'konak-rights-'));
    await cp('resources', folder, { recursive: true });
    app = await startApp({ resourcesDir: folder });
  });
  afterEach(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });
}
/** The product's own, where nothing is. */
function withShippedFiles(): void {
  beforeAll(async () => {
    folder = 'resources';
    app = await startApp();
  });
  afterAll(() => app.close());
}

const GUESTS = 'resources/v1/users/crm.json';
const guestsFile = () => readFile(join(folder, 'v1/users/crm.json'), 'utf8');
const get = (path: string, as = 'SuperAdmin', headers: Record<string, string> = {}) =>
  app.call('GET', `/api/${path}`, { as, headers });
const post = (path: string, body: object, as = 'SuperAdmin') => app.call('POST', `/api/${path}`, { as, body });
const matrix = async (as = 'SuperAdmin') => (await get('access-rights', as)).body as unknown as RightsMatrix;
const cell = async (entry: string, role: string, action: string) => {
  const found = (await matrix()).entries.find(({ name }) => name === entry)!;
  return found.cells[role]![found.actions.findIndex(({ name }) => name === action)];
};
const tick = (allow: boolean, role = 'Accounting', action = 'export', entry = 'guests') => ({
  entry,
  role,
  action,
  allow,
});
type Files = { files: readonly { path: string; seen: string; diff: readonly { sign: string; text: string }[] }[] };
const preview = async (...changes: object[]) => post('access-rights/changes', { changes, dryRun: true });
const save = async (changes: readonly object[], as = 'SuperAdmin') => {
  const { files } = (await preview(...changes)).body as unknown as Files;
  const seen = Object.fromEntries(files.map((file) => [file.path, file.seen]));
  return post('access-rights/changes', { changes, seen }, as);
};
const history = async () => ((await get('access-rights/history')).body as unknown as RightsHistory).items;

describe('the matrix', () => {
  withShippedFiles();
  test('says of role, resource, action and field group what the server would do', async () => {
    expect(await cell('guests', 'Accounting', 'list')).toBe('a');
    expect(await cell('guests', 'Accounting', 'edit')).toBe('n');
    expect(await cell('guests', 'SuperAdmin', 'edit')).toBe('A');
    expect(await cell('estates', 'Investor', 'list')).toBe('o');
    expect(await cell('reservations', 'admin', 'reopen')).toBe('N');
    const { entries, mayEdit } = await matrix();
    expect(mayEdit).toBe(true);
    const guests = entries.find(({ name }) => name === 'guests')!;
    const identity = guests.groups.find(({ name }) => name === 'identity')!;
    expect([identity.read['admin'], identity.read['Accounting'], identity.write['Accounting']]).toEqual([
      'all',
      'no',
      'no',
    ]);
    const money = entries.find(({ name }) => name === 'reservations')!.groups.find(({ name }) => name === 'money')!;
    expect([money.read['Accounting'], money.read['HouseKeeping']]).toEqual(['some', 'no']);
  });

  test('every cell is what a call is answered', async () => {
    const { entries, roles } = await matrix();
    const policy = app.live.current().policy;
    expect(Math.min(entries.length, roles.length)).toBeGreaterThan(5);
    for (const { subject, actions, cells } of entries) {
      expect(actions.length).toBeGreaterThan(0);
      for (const { name: role } of roles) {
        const allowed = actions.map(({ name }) => policy.can({ role, subject, action: name }));
        expect(Array.from(cells[role]!, (letter) => letter.toLowerCase() !== 'n')).toEqual(allowed);
      }
    }
  });

  test('is for admins to read and for the super admin to change', async () => {
    expect((await matrix('admin')).mayEdit).toBe(false);
    for (const as of ['Accounting', 'HouseKeeping', 'Investor', 'client']) {
      expect([as, (await get('access-rights', as)).status]).toEqual([as, 403]);
    }
    for (const as of ['admin', 'Accounting']) {
      expect((await post('access-rights/changes', { changes: [tick(true)], dryRun: true }, as)).status).toBe(403);
      expect((await post('access-rights/take-back', { id: 'x' }, as)).status).toBe(403);
    }
  });
});

describe('GET /api/_meta/why', () => {
  withShippedFiles();
  const why = async (query: string, as = 'SuperAdmin') => {
    const answer = await get(`_meta/why?${query}`, as);
    return answer.body as unknown as { hidden: boolean; because: readonly Because[] };
  };
  const lineOf = async (text: string) => (await guestsFile()).split('\n').findIndex((line) => line.includes(text)) + 1;

  test('names the grant by file and line', async () => {
    expect(await why('resource=guests&action=list&role=Accounting')).toEqual({
      hidden: false,
      because: [{ file: GUESTS, line: await lineOf('"grants"'), rule: '"Accounting": ["list","show"]', kind: 'grant' }],
    });
  });
  test('names where a grant is missing', async () => {
    expect(await why('resource=guests&action=edit&role=Accounting')).toMatchObject({
      hidden: true,
      because: [{ file: GUESTS, line: await lineOf('"grants"'), kind: 'noGrant' }],
    });
  });
  test('names the line of _access.csv that allows or denies', async () => {
    const csv = (await readFile(join(folder, '_access.csv'), 'utf8')).split('\n');
    const denied = await why('resource=reservations&action=reopen&role=admin');
    expect(denied).toMatchObject({ hidden: true, because: [{ file: 'resources/_access.csv', kind: 'csvDeny' }] });
    expect(csv[denied.because[0]!.line - 1]).toBe('p, admin, Reservation, reopen, deny');
    expect((await why('resource=guests&action=edit&role=admin')).because[0]).toMatchObject({
      kind: 'csvAllow',
      line: 3,
    });
  });
  test('for a field: who may read it, and who may open the record at all', async () => {
    expect(await why('resource=guests&field=tcIdentityNo&role=Accounting')).toMatchObject({
      hidden: true,
      because: [{ kind: 'grant' }, { file: GUESTS, kind: 'fieldRead' }, { kind: 'showIf' }],
    });
    expect((await why('resource=guests&field=phone&role=Accounting')).hidden).toBe(false);
    expect((await why('resource=guests&field=phone&role=HouseKeeping')).hidden).toBe(true);
  });
  test('for a record: row scope and state', async () => {
    expect(await why('resource=estates&action=show&id=est-a1', 'Investor')).toMatchObject({
      hidden: false,
      because: [{ kind: 'grant' }, { kind: 'rows' }],
    });
    expect((await why('resource=estates&action=show&id=est-b1', 'Investor')).hidden).toBe(true);
    expect(await why('resource=reservations&action=confirm&id=res-r-000001&role=admin')).toMatchObject({
      hidden: true,
      because: [{ kind: 'csvAllow' }, { kind: 'grant' }, { kind: 'state' }],
    });
  });
  test.each([
    [
      'of another role, by one who may not look at rights',
      'resource=estates&action=list&role=admin',
      'Accounting',
      403,
    ],
    ['of what the own role knows nothing of', 'resource=guests&action=list', 'HouseKeeping', 404],
    ['of nothing', 'action=list', 'SuperAdmin', 400],
    ['of a field that is not there', 'resource=guests&field=nothing', 'SuperAdmin', 404],
    ['of a resource that is not there', 'resource=constructor', 'SuperAdmin', 404],
    ['of a record that is not there', 'resource=guests&action=list&id=nobody', 'SuperAdmin', 404],
    ['of both', 'resource=guests&action=list&field=phone', 'SuperAdmin', 400],
    ['with anything else', 'resource=guests&x=1', 'SuperAdmin', 400],
  ])('%s', async (_, query, as, status) => expect((await get(`_meta/why?${query}`, as)).status).toBe(status));
  test('without a token it is refused', async () =>
    expect((await app.call('GET', '/api/_meta/why?resource=guests')).status).toBe(401));
});

describe('changing a right', () => {
  withOwnFiles();
  test('a preview shows the diff and writes nothing', async () => {
    const before = await guestsFile();
    const { body } = await preview(tick(true));
    const { files } = body as unknown as Files;
    expect(files.map(({ path }) => path)).toEqual([GUESTS]);
    expect(files[0]!.diff.filter(({ sign }) => sign !== ' ').map(({ sign, text }) => `${sign}${text.trim()}`)).toEqual([
      expect.stringMatching(/^-"grants".*"Accounting": \["list", "show"\]/),
      expect.stringMatching(/^\+"grants".*"Accounting": \["list", "show", "export"\]/),
    ]);
    expect(await guestsFile()).toBe(before);
  });

  test('a saved change applies at once, keeps the file’s format, is in the history and can be undone', async () => {
    const before = await guestsFile();
    expect((await get('guests/export.csv', 'Accounting')).status).toBe(403);
    const saved = await save([tick(true)]);
    expect(saved.status, saved.text).toBe(200);
    expect((await get('guests/export.csv', 'Accounting')).status).toBe(200);
    expect(await guestsFile()).toBe(before.replace('["list", "show"]', '["list", "show", "export"]'));
    const [entry] = await history();
    expect(entry).toMatchObject({ by: 'SuperAdmin Tester', changes: [tick(true)], isTakenBack: false });
    expect(entry?.files).toHaveLength(1);
    // A company's admin is told what changed, and neither by whom nor what the shared files say.
    const told = await get('access-rights/history', 'admin');
    expect(told.body.items).toMatchObject([{ by: '', changes: [tick(true)], files: [] }]);
    expect(told.text).not.toContain('Tester');
    expect((await post('access-rights/take-back', { id: entry!.id })).status).toBe(200);
    expect(await guestsFile()).toBe(before);
    expect((await get('guests/export.csv', 'Accounting')).status).toBe(403);
    expect((await post('access-rights/take-back', { id: entry!.id })).status).toBe(409);
    const items = await history();
    expect(items).toHaveLength(2);
    expect(items.find(({ id }) => id === entry!.id)).toMatchObject({ isTakenBack: true });
  });

  test('of two simultaneous changes, the second learns who was first and what changed', async () => {
    const { files } = (await preview(tick(true))).body as unknown as Files;
    const seen = { [GUESTS]: files[0]!.seen };
    const first = { changes: [tick(true)], seen };
    const second = { changes: [tick(true, 'Accounting', 'edit')], seen };
    const answers = await Promise.all([first, second].map((body) => post('access-rights/changes', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({
      message: expect.stringContaining('SuperAdmin Tester') as string,
      changed: [{ path: GUESTS, by: 'SuperAdmin Tester' }],
    });
    expect(await history()).toHaveLength(1);
  });

  test('a change by hand since the preview is not written over', async () => {
    const { files } = (await preview(tick(true))).body as unknown as Files;
    const mended = (await guestsFile()).replace('"order": 30', '"order": 33');
    await writeFile(join(folder, 'v1/users/crm.json'), mended);
    const refused = await post('access-rights/changes', { changes: [tick(true)], seen: { [GUESTS]: files[0]!.seen } });
    expect([refused.status, await guestsFile()]).toEqual([409, mended]);
  });

  test('undone after others changed the file, only the tick is removed', async () => {
    const first = (await save([tick(true)])).body.id;
    await save([tick(true, 'Accounting', 'edit')]);
    expect((await post('access-rights/take-back', { id: first })).status).toBe(200);
    expect([await cell('guests', 'Accounting', 'export'), await cell('guests', 'Accounting', 'edit')]).toEqual([
      'n',
      'a',
    ]);
  });

  test('a right that two files grant is taken from both; `*` becomes all the others', async () => {
    await save([tick(true, 'Purchasing', 'list'), tick(true, 'Purchasing', 'show')]);
    expect(await cell('guests', 'Purchasing', 'show')).toBe('a');
    await save([tick(false, 'Purchasing', 'list'), tick(false, 'Purchasing', 'show')]);
    expect(await guestsFile()).not.toContain('Purchasing');
  });

  test('a file that would not be valid is not written', async () => {
    // "print" asks for nothing of its own: what the checker refuses is refused here.
    const text = (await guestsFile()).replace('"rules": [', '"rulez": [], "rules": [');
    await writeFile(join(folder, 'v1/users/crm.json'), text);
    const refused = await preview(tick(true));
    expect(refused.status).toBeGreaterThanOrEqual(409);
    expect(await guestsFile()).toBe(text);
  });
});

describe('a change that no grant can make', () => {
  withShippedFiles();
  test.each([
    ['taking from the super admin', tick(false, 'SuperAdmin', 'list'), 'super admin'],
    ['what _access.csv decides', tick(false, 'admin', 'list'), '_access.csv'],
    ['an action that is not there', tick(true, 'Accounting', 'fly'), 'fly'],
    ['a role that is not there', tick(true, 'Nobody', 'list'), 'Nobody'],
    ['a resource that is not there', tick(true, 'Accounting', 'list', 'nothing'), 'nothing'],
    [
      'a page that asks for another right',
      tick(true, 'Accounting', 'merge', 'guest-duplicates'),
      'permission of its records',
    ],
  ])('%s is refused with the reason', async (_, change, text) => {
    const refused = await preview(change);
    expect([refused.status, JSON.stringify(refused.body.errors)]).toEqual([422, expect.stringContaining(text)]);
  });

  test.each([[{}], [{ changes: [] }], [{ changes: [{}] }], [{ changes: [tick(true)] }], [{ changes: 'x' }], [[]]])(
    'a body like %j is malformed',
    async (body) => expect((await post('access-rights/changes', body)).status).toBe(400),
  );
});

describe('looking as a role', () => {
  withShippedFiles();
  const begin = (role: unknown, as = 'SuperAdmin') => post('role-previews', { role }, as);
  const eyes = { 'x-view-as': 'role:Accounting' };

  test('shows what the role sees, changes nothing, and is noted', async () => {
    expect((await get('estates', 'SuperAdmin', eyes)).status).toBe(403);
    expect((await begin('Accounting')).body).toMatchObject({ role: 'Accounting' });
    expect((await get('guests/gst-1', 'SuperAdmin', eyes)).body).not.toHaveProperty('tcIdentityNo');
    expect((await get('users', 'SuperAdmin', eyes)).status).toBe(403);
    const config = (await get('_meta/config', 'SuperAdmin', eyes)).body as unknown as { resources: object };
    expect(config.resources).not.toHaveProperty('users');
    for (const [method, path] of [
      ['POST', '/api/payments'],
      ['PATCH', '/api/guests/gst-1'],
      ['DELETE', '/api/guests/gst-1'],
      ['POST', '/api/role-previews'],
    ] as const) {
      const answer = await app.call(method, path, { as: 'SuperAdmin', headers: eyes, body: {}, version: 1 });
      expect([method, path, answer.status]).toEqual([method, path, 403]);
    }
    expect((await get('users/usr-superadmin/history')).text).toContain('viewedAsRole');
    expect((await get('estates')).status).toBe(200);
  });

  test('never above the own role, never by others, never a role that is not there', async () => {
    expect((await begin('SuperAdmin', 'admin')).status).toBe(403);
    expect((await begin('admin', 'admin')).status).toBe(201);
    expect((await begin('Investor', 'Accounting')).status).toBe(403);
    expect((await begin('Nobody')).status).toBe(404);
    expect((await begin(undefined)).status).toBe(404);
    expect((await get('estates', 'admin', { 'x-view-as': 'role:SuperAdmin' })).status).toBe(403);
  });
});
