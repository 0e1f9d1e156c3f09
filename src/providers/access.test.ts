// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, signedIn } from '../../tests/screens/fake-api.ts';
import { sampleConfig } from '../../tests/screens/sample-config.ts';
import { can, resetAccess } from './access.ts';
import { forgetConfig, holdConfig } from './config.ts';

const MODEL = `[request_definition]
r = sub, obj, act
[policy_definition]
p = sub, obj, act, eft
[role_definition]
g = _, _
[policy_effect]
e = some(where (p.eft == allow)) && !some(where (p.eft == deny))
[matchers]
m = g(r.sub, p.sub) && keyMatch(r.obj, p.obj) && (r.act == p.act || p.act == "*")`;
const policy = (rows: string[][]) => ({ user: 'u1', casbin: JSON.stringify({ m: MODEL, p: rows }) });

beforeEach(() => {
  signedIn();
  forgetConfig();
  holdConfig(sampleConfig({ can: ['list', 'show', 'create', 'confirm'] }));
  resetAccess();
});

describe('can', () => {
  it('answers for configured resources without a call', async () => {
    const calls = fakeApi(() => ({}));
    expect((await can({ resource: 'estates', action: 'list' })).can).toBe(true);
    expect((await can({ resource: 'estates', action: 'confirm' })).can).toBe(true);
    expect((await can({ resource: 'estates', action: 'clone' })).can).toBe(true);
    expect(await can({ resource: 'estates', action: 'delete' })).toEqual({ can: false, reason: 'forbidden' });
    expect(calls).toHaveLength(0);
  });

  it('asks casbin about everything else, with one call for all questions', async () => {
    const calls = fakeApi(() => ({
      body: policy([
        ['p', 'client', 'AclDemo', 'read', 'allow'],
        ['g', 'u1', 'client'],
      ]),
    }));
    expect((await can({ resource: 'AclDemo', action: 'read' })).can).toBe(true);
    expect((await can({ resource: 'AclDemo', action: 'read' })).can).toBe(true);
    expect((await can({ resource: 'AclDemo', action: 'update' })).can).toBe(false);
    expect(calls.map(({ url }) => url)).toEqual(['/api/_meta/policy']);
  });

  it('forgets its answers when the configuration changes', async () => {
    let rows = [['p', 'u1', 'Report', 'read', 'allow']];
    fakeApi(() => ({ body: policy(rows) }));
    expect((await can({ resource: 'Report', action: 'read' })).can).toBe(true);
    rows = [['p', 'u1', 'Other', 'read', 'allow']];
    holdConfig({ ...sampleConfig(), version: 'v2' });
    expect((await can({ resource: 'Report', action: 'read' })).can).toBe(false);
  });
});
