import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { currentToasts } from '../../src/providers/notification.ts';
import { type Answer, type Call, fakeApi } from './fake-api.ts';
import { openScreen, toasts } from './harness.tsx';
import { estatesConfig, RECORD } from './sample-estates.ts';

const LIST = '/v1/estates/list';
const SHOW = '/v1/estates/show/e1';
const DELETED = { id: 'e9', title: 'KNK-009 · Old', at: '2026-02-01T09:00:00.000Z', by: { name: 'Mehmet Kaya' } };

function api(write: (call: Call) => Answer = () => ({ body: { ...RECORD, version: 4 } }), hasMore = false): Call[] {
  const deleted = [DELETED];
  return fakeApi((call) => {
    if (call.url.endsWith('/_deleted')) return { body: { items: [...deleted], hasMore } };
    if (call.url.endsWith('/history')) return { body: HISTORY };
    if (call.method === 'DELETE') return { status: 204 };
    if (call.method === 'POST') deleted.length = 0;
    if (call.method !== 'GET') return write(call);
    return /\/estates\/\w+$/.test(call.url)
      ? { body: RECORD, headers: { ETag: '"3"' } }
      : { body: { items: [RECORD], total: 1 } };
  });
}
const restores = (calls: readonly Call[]) => calls.filter(({ url }) => url.endsWith('/restore'));

describe('what was deleted', () => {
  it('is taken back with one press of the message, which says so', async () => {
    const calls = api();
    openScreen({ config: estatesConfig(), path: SHOW });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('It can be restored for 30 days.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toasts()).toContain('Deleted: KNK-001 · Sea View'));
    const way = currentToasts().find(({ message }) => message.startsWith('Deleted'))?.way;
    expect(way?.label).toBe('Undo');
    way?.run();
    await waitFor(() => expect(toasts()).toContain('Restored: KNK-001 · Sea View'));
    const [sent] = restores(calls);
    expect(sent).toMatchObject({ method: 'POST', url: '/api/estates/e1/restore' });
    expect(sent?.headers.get('Idempotency-Key')).toMatch(/^.{16,}$/);
  });

  it('says why it cannot come back', async () => {
    const errors = { code: ['“KNK-009” is already used.'] };
    api(() => ({ status: 409, body: { message: 'Conflict', errors } }));
    openScreen({ config: estatesConfig(), path: LIST });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'More for this list' }));
    await user.click(screen.getByRole('menuitem', { name: 'Deleted' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Estates: deleted' }));
    await user.click(await drawer.findByRole('button', { name: 'Restore KNK-009 · Old' }));
    await waitFor(() => expect(toasts()).toContain('KNK-009 · Old could not be restored'));
    expect(currentToasts().at(-1)?.description).toBe('“KNK-009” is already used.');
  });

  it('says that older ones are not listed', async () => {
    api(undefined, true);
    openScreen({ config: estatesConfig(), path: LIST });
    await userEvent.click(await screen.findByRole('button', { name: 'More for this list' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Deleted' }));
    expect(await screen.findByText('Older deletions are not listed: these are the newest 1.')).toBeVisible();
  });

  it('stands in a drawer of the list with who and when, and leaves it once it is back', async () => {
    const calls = api();
    openScreen({ config: estatesConfig(), path: LIST });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'More for this list' }));
    await user.click(screen.getByRole('menuitem', { name: 'Deleted' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Estates: deleted' }));
    expect(await drawer.findByText(/Mehmet Kaya/)).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Restore KNK-009 · Old' }));
    expect(await drawer.findByText('Nothing was deleted in the last 30 days')).toBeVisible();
    expect(restores(calls).map(({ url }) => url)).toEqual(['/api/estates/e9/restore']);
  });

  it('is nothing to a role that may not delete, nor where nothing is kept', async () => {
    api();
    const { unmount } = openScreen({ config: estatesConfig({ can: ['list', 'show', 'create'] }), path: LIST });
    await screen.findByText('KNK-001');
    expect(screen.queryByRole('button', { name: 'More for this list' })).toBeNull();
    unmount();
    openScreen({ config: estatesConfig({ trash: false }), path: SHOW });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('This cannot be undone.');
  });
});

const HISTORY = {
  items: [
    {
      id: 'h3',
      at: '2026-02-02T09:00:00.000Z',
      by: { id: 'u2', name: 'Mehmet Kaya' },
      action: 'update',
      version: 3,
      changes: {
        propertyName: { from: 'Old View', to: 'Sea View' },
        opensOn: { from: '2026-04-01', to: '2026-05-01' },
        closesOn: { from: '2026-04-06', to: '2026-05-06' },
      },
    },
    {
      id: 'h2',
      at: '2026-02-01T09:00:00.000Z',
      by: { id: 'u2', name: 'Mehmet Kaya' },
      action: 'publish',
      version: 2,
      changes: { status: { from: 'DRAFT', to: 'ACTIVE' }, code: { from: 'OLD-1', to: 'KNK-001' } },
    },
    { id: 'h1', at: '2026-01-02T10:00:00.000Z', by: { id: 'u1', name: 'Ayşe' }, action: 'create', version: 1 },
  ],
  total: 3,
};

describe('the history puts back', () => {
  const history = async (changes = {}) => {
    const calls = api();
    openScreen({ config: estatesConfig(changes), path: `${SHOW}?tab=history` });
    const user = userEvent.setup();
    await screen.findAllByText('Mehmet Kaya');
    return { calls, user };
  };
  const patches = (calls: readonly Call[]) => calls.filter(({ method }) => method === 'PATCH');

  it('one value, a range as a whole, after showing what changes, on the version that is shown', async () => {
    const { calls, user } = await history();
    await user.click(screen.getByRole('button', { name: 'Restore the earlier value of Season (start)' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(/Season: ?01 May 2026 → ?01 Apr 2026/);
    expect(patches(calls)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(patches(calls)).toHaveLength(1));
    expect(patches(calls)[0]?.body).toEqual({ opensOn: '2026-04-01', closesOn: '2026-04-06' });
    expect(patches(calls)[0]?.headers.get('If-Match')).toBe('"3"');
  });

  it('a whole version without what only actions set', async () => {
    const { calls, user } = await history();
    // The newest is how it is now.
    const versions = screen.getAllByRole('button', { name: 'Restore this version' });
    expect(versions).toHaveLength(2);
    await user.click(versions[1]!);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(patches(calls)).toHaveLength(1));
    expect(patches(calls)[0]?.body).toEqual({
      propertyName: 'Old View',
      opensOn: '2026-04-01',
      closesOn: '2026-04-06',
      code: 'OLD-1',
    });
  });

  it('nothing for a role that may not edit', async () => {
    await history({ can: ['list', 'show'] });
    expect(screen.queryByRole('button', { name: /Restore/ })).toBeNull();
  });
});
