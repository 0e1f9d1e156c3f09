import { describe, expect, test } from 'vitest';
import { clientConfig } from './client.ts';
import type { RawField } from './raw.ts';
import { makeResource } from './testing.ts';
import type { Config, Finding } from './types.ts';

const estates = makeResource({
  name: 'estates',
  menu: { group: 'estates' },
  fields: {
    code: { type: 'text' },
    price: { type: 'number', read: ['admin'] },
    note: { type: 'text', showIf: { price: { gt: 0 } } },
    kids: { type: 'children', resource: 'x', via: 'y', read: ['admin'] },
  },
  list: {
    columns: ['code', 'price'],
    filters: ['price', 'code'],
    search: ['code', 'note'],
    panels: ['open', { panel: 'investors', roles: ['Investor'] }, { panel: 'keepers', roles: ['admin'] }],
    views: [
      { id: 'dear', where: { price: { gt: 100 } } },
      { id: 'coded', where: { code: { null: false } }, columns: ['price', 'code'] },
    ],
  },
  form: {
    panels: ['open', { panel: 'keepers', roles: ['admin'] }],
    sections: [{ fields: [['code', 'price']] }, { fields: ['price'] }, { showIf: { price: 1 }, fields: ['note'] }],
  },
  show: {
    panels: ['open', { panel: 'keepers', roles: ['admin'] }],
    head: {
      facts: ['price', { field: 'code', when: { price: { gt: 0 } } }, 'code'],
      actions: ['publish', { action: 'sell', when: { price: { gt: 0 } } }],
    },
    sheet: {
      label: 'Offer',
      sections: [{ facts: ['price'] }, { facts: ['code', { field: 'price', label: 'Price' }] }],
    },
    sections: [{ fields: ['code', 'price'] }, { fields: ['price'] }, { relation: 'kids' }, { audit: true }],
  },
  actions: {
    publish: { set: {}, facts: ['code', 'price'] },
    sell: { set: {}, confirm: true, confirmIf: { price: { gt: 0 } } },
  },
  rules: [{ id: 'r', assert: { price: { gt: 0 } }, at: 'price', message: 'x' }],
  lockedIf: { price: { gt: 0 } },
  domain: 'reservation',
});
const hidden = makeResource({ name: 'ledgers', menu: { group: 'accounting' }, fields: { code: { type: 'text' } } });
const group = (id: string) => ({ id, label: { en: id }, icon: 'HomeOutlined', order: 1 });
const config: Config = {
  version: 'v1',
  resources: { estates, ledgers: hidden },
  pages: {},
  examples: {},
  dialects: {},
  menu: [group('estates'), group('accounting')],
  landing: { Investor: '/estates', admin: '/ledgers' },
  enums: {},
  modules: {},
  policy: { model: '', rows: [], csv: [] },
};
const finding: Finding = { code: 'RES101', level: 'error', file: 'f', line: 1, column: 1, pointer: '', message: 'm' };

const forRole = (role: string, actions: readonly string[]) =>
  clientConfig({
    config,
    role,
    findings: [finding],
    can: (subject, action) => subject === 'Estate' && actions.includes(action),
  });

describe('a role that may not read the price', () => {
  const client = forRole('Investor', ['list', 'edit', 'sell']);
  const own = client.resources['estates']!;

  test('gets only resources it may do something with, and their menu groups', () => {
    expect(Object.keys(client.resources)).toEqual(['estates']);
    expect(client.menu.map(({ id }) => id)).toEqual(['estates']);
    expect(client.landing).toBe('/estates');
    expect(own.can).toEqual(['list', 'edit', 'sell']);
    expect(Object.keys(own.actions)).toEqual(['sell']);
    expect(own.actions['sell']?.confirm).toBeDefined();
    expect(client.findings).toEqual([]);
  });

  test('finds the field nowhere', () => {
    expect(Object.keys(own.fields)).toEqual(['code', 'note']);
    expect(own.list.columns).toEqual([{ field: 'code', sum: false }]);
    expect(own.list.filters).toEqual(['code']);
    expect(own.list.views).toMatchObject([{ id: 'coded', columns: [{ field: 'code', sum: false }] }]);
    expect(own.edit.sections).toEqual([{ rows: [['code']] }, { rows: [['note']] }]);
    expect(own.show.sections).toEqual([{ kind: 'fields', fields: ['code'] }, { kind: 'history' }]);
    expect(own.rules).toEqual([]);
    expect(JSON.stringify(own)).not.toContain('price');
  });

  test('gets the panels that are for everybody or for it', () => {
    expect(own.list.panels.map(({ panel }) => panel)).toEqual(['open', 'investors']);
    expect(own.edit.panels?.map(({ panel }) => panel)).toEqual(['open']);
    expect(own.show.panels?.map(({ panel }) => panel)).toEqual(['open']);
  });

  test('sees, but does not write, what a hidden field decides about', () => {
    expect(own.fields['note']).toMatchObject({ writable: false });
    expect(own.fields['code']).toMatchObject({ writable: true });
  });

  test('is told nothing of access, file and rules in code', () => {
    expect(Object.keys(own)).not.toEqual(expect.arrayContaining(['access']));
    expect('file' in own || 'domain' in own || 'access' in own).toBe(false);
    expect(own.subject).toBe('Estate');
  });
});

test('a role is called as the list of roles calls it', () => {
  const label = { en: 'Harbour master', tr: 'Liman başkanı' };
  const enums = { role: { name: 'role', options: [{ value: 'HarbourMaster', label }] } };
  const seen = (role: string) =>
    clientConfig({ config: { ...config, enums }, role, can: () => true, findings: [] }).role;
  expect(seen('HarbourMaster')).toEqual({ name: 'HarbourMaster', label });
  expect(seen('client')).toBeUndefined();
});

test('an administrator gets everything and the findings', () => {
  const client = forRole('admin', ['list', 'show', 'publish']);
  expect(Object.keys(client.resources['estates']!.fields)).toEqual(['code', 'price', 'note', 'kids']);
  expect(client.resources['estates']!.fields['note']).toMatchObject({ writable: true, showIf: { price: { gt: 0 } } });
  expect(client.resources['estates']!.lockedIf).toEqual({ price: { gt: 0 } });
  const may = forRole('admin', ['sell']).resources['estates']!.actions['sell'];
  expect(may?.confirmIf).toEqual({ price: { gt: 0 } });
  expect(client.findings).toEqual([finding]);
});

test('where nothing can be typed, no screen offers a new record, and what is posted is not edited', () => {
  const ledger = (readOnly: boolean) => {
    const entries = makeResource({
      name: 'entries',
      posted: true,
      access: { subject: 'Estate' },
      fields: { amount: { type: 'number', readOnly } },
    });
    const can = (_: string, action: string) => ['list', 'create', 'edit', 'import'].includes(action);
    const client = clientConfig({ config: { ...config, resources: { entries } }, role: 'admin', findings: [], can });
    return client.resources['entries']!.can;
  };
  expect(ledger(true)).toEqual(['list']);
  expect(ledger(false)).toEqual(['list', 'create', 'import']);
});

test('without the right to list there is no menu entry', () => {
  const client = forRole('admin', ['show']);
  expect(client.resources['estates']!.menu).toBeUndefined();
  expect(client.menu).toEqual([]);
});

test('a column of a part is sortable where the part says so', () => {
  const fields = {
    place: { type: 'object', fields: { town: { type: 'text', sortable: true }, no: { type: 'text' } } },
  };
  const homes = makeResource({ name: 'homes', fields, list: { columns: ['place.town', 'place.no'] } });
  const client = clientConfig({
    config: { ...config, resources: { homes } },
    role: 'admin',
    can: () => true,
    findings: [],
  });
  const seen = client.resources['homes']!.fields;
  expect([seen['place.town']?.sortable, seen['place.no']?.sortable]).toEqual([true, false]);
});

test('a board is for roles that read its columns; a card has what they read', () => {
  const fields: Record<string, RawField> = {
    state: { type: 'enum', values: ['NEW'], read: ['admin', 'keeper'] },
    cost: { type: 'number', read: ['admin'] },
    note: { type: 'text' },
  };
  const tasks = makeResource({ name: 'tasks', fields, list: { board: { by: 'state', card: ['cost', 'note'] } } });
  const boardOf = (role: string) =>
    clientConfig({ config: { ...config, resources: { tasks } }, role, can: () => true, findings: [] }).resources[
      'tasks'
    ]?.list.board;
  expect(boardOf('admin')?.card).toEqual(['cost', 'note']);
  expect(boardOf('keeper')?.card).toEqual(['note']);
  expect(boardOf('guest')).toBeUndefined();
});
