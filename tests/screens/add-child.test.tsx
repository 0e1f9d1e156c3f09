import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ClientConfig, ClientResource } from '../../src/config/types.ts';
import { currentToasts } from '../../src/providers/notification.ts';
import { type Call, fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { estatesConfig, RECORD, sampleField } from './sample-estates.ts';

const SHOW = '/v1/estates/show/e1';

/** Estates with tasks and keys; a key may be added to them by everybody, a task by whoever may create one. */
function config({ canAdd = true } = {}): ClientConfig {
  const base = estatesConfig();
  const estates = base.resources['estates']!;
  const childrenOf = (name: string) =>
    sampleField(name, [name, name], { type: 'children', resource: name, via: 'estateId' });
  const form = { layout: 'sections', sections: [{ rows: [['title', 'estateId']] }] } as const;
  const child = (name: string, one: string, can: ClientResource['can']): ClientResource => ({
    ...estates,
    name,
    title: '{title}',
    one: { en: one, tr: one },
    create: form,
    can,
    api: { ...estates.api, path: name },
    routes: { list: `/${name}`, create: `/${name}/create`, edit: `/${name}/update/:id`, show: `/${name}/show/:id` },
    fields: {
      title: sampleField('title', ['Title', 'Başlık'], { type: 'text' }),
      estateId: sampleField('estateId', ['Estate', 'Mülk'], { type: 'ref', resource: 'estates', multiple: false }),
    },
    list: { ...estates.list, columns: [{ field: 'title', sum: false }] },
  });
  return {
    ...base,
    resources: {
      estates: {
        ...estates,
        fields: { ...estates.fields, tasks: childrenOf('tasks'), keys: childrenOf('keys') },
        show: {
          layout: 'sections',
          sections: [
            { kind: 'relation', field: 'tasks' },
            { kind: 'relation', field: 'keys' },
          ],
        },
      },
      tasks: child('tasks', 'task', canAdd ? ['list', 'show', 'create'] : ['list']),
      keys: child('keys', 'key', ['list', 'show', 'create']),
    },
  };
}
const api = (): Call[] =>
  fakeApi(({ method, url, body }) => {
    if (method === 'POST') return { status: 201, body: { ...(body as object), id: 'k1', version: 1 } };
    return /\/estates\/\w+$/.test(url) ? { body: RECORD } : { body: { items: [], total: 0 } };
  });

it('adds to a record with one press, knows what it is added to, and comes back to it and to its tab', async () => {
  const calls = api();
  const { here } = openScreen({ config: config(), path: SHOW });
  expect(await screen.findByRole('link', { name: 'Add task' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Add key' }));
  await userEvent.type(await screen.findByLabelText('Title'), 'Front door');
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', `${SHOW}?tab=keys`);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(here).toMatchObject({ pathname: SHOW, search: '?tab=keys' }));
  expect(currentToasts().map(({ message }) => message)).toContain('Key created: Front door');
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ title: 'Front door', estateId: 'e1' });
  expect(await screen.findByRole('tab', { name: 'keys' })).toHaveAttribute('aria-selected', 'true');
});

it('of one kind alone its tab says how to add it; an address that names no page of a record leads to the new record', async () => {
  api();
  const { here, unmount } = openScreen({ config: config({ canAdd: false }), path: `${SHOW}?tab=keys` });
  expect(await screen.findByRole('link', { name: 'New: key' })).toHaveAttribute(
    'href',
    '/keys/create?estateId=e1&addedTo=estates.keys',
  );
  expect(screen.queryByRole('link', { name: 'Add key' })).toBeNull();
  unmount();
  const again = openScreen({ config: config(), path: '/keys/create?estateId=e1&addedTo=estates.code' });
  expect(await screen.findByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/keys');
  await userEvent.type(screen.getByLabelText('Title'), 'Gate');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(again.here.pathname).toBe('/keys/show/k1'));
  expect(here.pathname).toBe(SHOW);
});

it('what an action of the record adds has no form beside it, but where the action is not offered', async () => {
  api();
  const withAction = (own: object): ClientConfig => {
    const base = config();
    const estates = base.resources['estates']!;
    const tasks = { ...estates.fields['tasks'], addedBy: 'publish' } as ClientResource['fields'][string];
    const publish = { ...estates.actions['publish']!, from: [], ...own };
    const changed = { fields: { ...estates.fields, tasks }, actions: { ...estates.actions, publish } };
    return { ...base, resources: { ...base.resources, estates: { ...estates, ...changed } } };
  };
  const { unmount } = openScreen({ config: withAction({}), path: `${SHOW}?tab=keys` });
  expect(await screen.findByRole('link', { name: 'New: key' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add task' })).toBeNull();
  unmount();
  openScreen({ config: withAction({ from: ['GONE'] }), path: SHOW });
  expect(await screen.findByRole('link', { name: 'Add task' })).toBeVisible();
});
