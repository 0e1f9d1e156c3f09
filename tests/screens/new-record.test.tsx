import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { clientConfig } from '../../src/config/client.ts';
import { makeResource } from '../../src/config/testing.ts';
import { type Call, fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
// Lazy in the product; loaded here, no test waits for its first transformation.
import '../../src/engine/form/NewRecordDrawer.tsx';
import { sampleConfig } from './sample-config.ts';

const owners = makeResource({
  name: 'owners',
  one: { en: 'owner', tr: 'ev sahibi' },
  title: '{name} {surname}',
  fields: {
    name: { type: 'text', label: 'Name', required: true },
    surname: { type: 'text', label: 'Surname' },
    kind: { type: 'enum', values: ['PERSON', 'COMPANY'], label: 'Kind' },
  },
});
const homes = (create?: false) =>
  makeResource({
    name: 'homes',
    duplicate: ['name', 'price', 'ownerId'],
    fields: {
      code: { type: 'text', label: 'Code', unique: true },
      name: { type: 'text', label: 'Home' },
      price: { type: 'money', currency: 'EUR', label: 'Price' },
      notes: { type: 'textarea', label: 'Notes' },
      ownerId: {
        type: 'ref',
        resource: 'owners',
        label: 'Owner',
        optionsWhere: { kind: 'COMPANY' },
        ...(create === false && { create }),
      },
    },
  });

function open(path: string, { own = homes(), can = true }: { own?: ReturnType<typeof homes>; can?: boolean } = {}) {
  const { dialects, menu } = sampleConfig();
  const whole = { version: '1', resources: { owners, homes: own }, dialects, menu, landing: {}, enums: {} };
  const config = clientConfig({
    config: { ...whole, modules: {}, pages: {}, examples: {}, policy: { model: '', rows: [], csv: [] } },
    role: 'admin',
    can: (subject, action) => can || subject !== 'Owner' || action !== 'create',
    findings: [],
  });
  const home = { id: 'h1', code: 'H-1', name: 'Sea', price: 1250, notes: 'Old', ownerId: 'o1', version: 1 };
  const calls = fakeApi(({ method, url, body }: Call) => {
    if (method === 'POST') return { status: 201, body: { id: 'n1', version: 1, ...(body as object) } };
    if (url.includes('/homes/h1')) return { body: { ...home, _refs: { ownerId: 'Ada Lo' } }, headers: { ETag: '"1"' } };
    return { body: { items: [], total: 0 } };
  });
  return { ...openScreen({ config, path }), calls };
}
const posts = (calls: readonly Call[]) => calls.filter(({ method }) => method === 'POST');
const search = async (user: ReturnType<typeof userEvent.setup>, typed: string) => {
  await user.click(await screen.findByRole('combobox', { name: 'Owner' }));
  if (typed !== '') await user.keyboard(typed);
};
const offer = () => screen.findByText('New owner …', { selector: '.ant-select-item-option-content' });

describe('a record made on the way, for a reference', () => {
  it('begins with what was searched for, is chosen once it is saved, and nothing typed around it is lost', async () => {
    const { calls } = open(homes().routes.create);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Home'), 'Deniz Evi');
    await search(user, 'Ayşe Nur Kaya');
    // While it is searched for nothing is offered.
    await waitFor(() => expect(calls.some(({ url }) => decodeURIComponent(url).includes('Kaya'))).toBe(true));
    await user.click(await offer());
    const drawer = within(await screen.findByRole('dialog', { name: 'New owner' }));
    expect(await drawer.findByLabelText('Name')).toHaveValue('Ayşe Nur');
    expect(drawer.getByLabelText('Surname')).toHaveValue('Kaya');
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posts(calls).map(({ url, body }) => [url, body])).toEqual([
      ['/api/owners', { name: 'Ayşe Nur', surname: 'Kaya', kind: 'COMPANY' }],
    ]);
    expect(screen.getByText('Ayşe Nur Kaya', { selector: '.ant-select-selection-item' })).toBeVisible();
    expect(screen.getByLabelText('Home')).toHaveValue('Deniz Evi');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(posts(calls)).toHaveLength(2));
    expect(posts(calls)[1]).toMatchObject({ url: '/api/homes', body: { name: 'Deniz Evi', ownerId: 'n1' } });
  });

  it('Escape closes it alone, after a question where something was typed; nothing of it is kept', async () => {
    const { calls } = open(homes().routes.create);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Home'), 'Deniz Evi');
    await search(user, '');
    await user.click(await offer());
    const drawer = within(await screen.findByRole('dialog', { name: 'New owner' }));
    await user.type(await drawer.findByLabelText('Name'), 'Can');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Discard the new record?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(drawer.getByLabelText('Name')).toHaveValue('Can');
    drawer.getByLabelText('Name').focus();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Home')).toHaveValue('Deniz Evi');
    expect(Object.keys(sessionStorage).filter((key) => key.includes('owners'))).toEqual([]);

    await search(user, '');
    await user.click(await offer());
    const again = within(await screen.findByRole('dialog', { name: 'New owner' }));
    expect(await again.findByLabelText('Name')).toHaveValue('');
    await user.click(again.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posts(calls)).toEqual([]);
  });

  it.each([
    ['a role that may not create one', { can: false }],
    ['a field that says no', { own: homes(false) }],
  ])('is not offered to %s', async (_, setup) => {
    open(homes().routes.create, setup);
    const user = userEvent.setup();
    await search(user, '');
    expect(await screen.findByText('Nothing found')).toBeVisible();
    expect(screen.queryByText('New owner …')).toBeNull();
  });
});

describe('a duplicate', () => {
  it('is offered in the menu, begins with the named fields that can be copied, and is a record of its own', async () => {
    const { calls, here } = open(homes().routes.show.replace(':id', 'h1'));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
    expect(await screen.findByLabelText('Home')).toHaveValue('Sea');
    expect([here.pathname, here.search]).toEqual([homes().routes.create, '?duplicateOf=h1']);
    expect(screen.getByLabelText('Code')).toHaveValue('');
    expect(screen.getByLabelText('Notes')).toHaveValue('');
    await user.type(screen.getByLabelText('Code'), 'H-2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(posts(calls)).toHaveLength(1));
    expect(posts(calls)[0]?.body).toEqual({ code: 'H-2', name: 'Sea', price: 1250, ownerId: 'o1' });
  });
});
