import { describe, expect, it } from 'vitest';
import { roleRights } from './access.ts';
import { clientConfig } from './client.ts';
import { check, goodResource } from './check/check-fixture.ts';
import { makeResource } from './testing.ts';

const routed = (own: object = {}) =>
  makeResource({
    name: 'orders',
    api: { served: 'route', dialect: 'demo', path: 'shop/orders', rows: 'orders', calls: ['list', 'delete'], ...own },
    fields: { code: { type: 'text', sortAs: 'order-code' }, status: { type: 'enum', values: ['A'] } },
  });

describe('resources that routes of their own answer', () => {
  it('have no such part unless they say so', () => {
    expect(makeResource({ name: 'things', fields: { code: { type: 'text' } } }).api).toEqual({
      path: 'things',
      dialect: 'product',
      rows: 'items',
      total: 'total',
    });
  });

  it('spell out calls, key, answer and parameters', () => {
    const { api } = routed({ params: { status: 'state', code: { param: 'c' } } });
    expect(api).toEqual({
      path: 'shop/orders',
      dialect: 'demo',
      rows: 'orders',
      total: 'total',
      routed: {
        calls: ['list', 'delete'],
        id: 'id',
        one: '',
        whole: false,
        params: { status: { param: 'state', encode: 'text' }, code: { param: 'c', encode: 'text' } },
      },
    });
    expect(routed({ whole: true, rows: undefined }).api.rows).toBe('');
  });

  it('filter by what has a parameter, search where a field says so, and have no history', () => {
    const { list, show } = routed({ params: { status: 'status' } });
    expect(list.filters).toEqual(['status']);
    expect(list.search).toEqual([]);
    expect(show.sections).toEqual([{ kind: 'fields', fields: ['code', 'status'] }]);
  });

  it('grant nothing by themselves: the policy of their routes decides', () => {
    expect(routed().access.grants).toEqual({});
  });

  it('offer nobody what no call does', () => {
    expect(roleRights({ resource: routed(), role: 'admin', can: () => true }).can).toEqual(['list', 'delete']);
    const resource = {
      ...goodResource({ api: { served: 'route', calls: ['list', 'show'] } }),
      access: { subject: 'Demo' },
    };
    const { config } = check({ 'a.json': resource });
    const client = clientConfig({ config, role: 'admin', can: () => true, findings: [] });
    expect(client.resources['things']?.can).toEqual(['list', 'show']);
  });
});
