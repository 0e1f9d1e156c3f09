import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { type Call, fakeApi, signedIn } from '../../../tests/screens/fake-api.ts';
import { sampleConfig } from '../../../tests/screens/sample-config.ts';
import { holdConfig } from '../../providers/config.ts';
import NotificationsButton from './NotificationsButton.tsx';
// Lazy; loaded here, no test waits for its first transformation.
import './NotificationsDrawer.tsx';

const entry = (id: string, change: object = {}) => ({
  id,
  at: new Date().toISOString(),
  by: 'Ayşe Kaya',
  resource: 'estates',
  recordId: 'e1',
  title: 'KNK-1',
  action: 'update',
  said: null,
  label: null,
  link: '/v1/estates/show/e1',
  isUnread: true,
  isMine: false,
  count: 1,
  others: [],
  view: null,
  ...change,
});
const page = (items: readonly object[], unread: number) => ({
  body: { items, unread, hasMore: false, resources: ['estates'] },
});

function open() {
  signedIn();
  holdConfig(sampleConfig());
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <NotificationsButton />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const reads = (calls: readonly Call[]) => calls.filter(({ method }) => method === 'POST');

describe('the bell', () => {
  afterEach(() => i18next.changeLanguage('en'));

  it('says how much is unread, shows it by day, and marks what was seen', async () => {
    let unread = 2;
    const calls = fakeApi(({ method }) => {
      if (method === 'POST') unread = 0;
      const published = { label: { en: 'Active', tr: 'Aktif' }, action: 'publish' };
      const items = [
        entry('n3'),
        entry('n2', { ...published, said: 'KNK-2 · Sea View. On sale now.' }),
        entry('n1', published),
      ];
      return page(
        items.map((item) => ({ ...item, isUnread: unread > 0 })),
        unread,
      );
    });
    open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
    const drawer = await screen.findByRole('dialog', { name: 'Notifications' });
    expect(await within(drawer).findByRole('heading', { name: 'Today' })).toBeVisible();
    expect(within(drawer).getByText('Changed: KNK-1')).toBeVisible();
    expect(within(drawer).getByText('KNK-2 · Sea View. On sale now.')).toBeVisible();
    // Without words of its own, by the state that it led to.
    expect(within(drawer).getByText('Active: KNK-1')).toBeVisible();
    expect(within(drawer).getAllByRole('link')[0]).toHaveAttribute('href', '/v1/estates/show/e1');
    await user.click(within(drawer).getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText('Mark all as read')).toBeNull());
    expect(reads(calls)).toHaveLength(1);
    expect(reads(calls)[0]?.body).toMatchObject({ upTo: expect.any(String) as string });
  });

  it('says once how often it happened: a list leads to its view, the rest opens', async () => {
    const others = [entry('n4', { title: 'KNK-4' }), entry('n3', { title: 'KNK-3' })];
    const items = [
      entry('n5', { title: 'KNK-5', count: 69, others, action: 'expires60', view: 'active' }),
      entry('n2', { title: 'KNK-2', count: 3, others }),
    ];
    const calls = fakeApi(() => page(items, 4));
    open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Notifications, 4 unread' }));
    const list = await screen.findByRole('link', { name: /^Expires within 60 days: KNK-5, and 68 more/ });
    expect(list.getAttribute('href')).toMatch(/view.*active/);
    const head = screen.getByText('Changed: KNK-2, and 2 more');
    expect(head.closest('details')).not.toHaveAttribute('open');
    await user.click(head);
    expect(screen.getByRole('link', { name: /^Changed: KNK-4/ })).toBeVisible();
    await user.click(screen.getByTitle('Yours'));
    await waitFor(() => expect(calls.at(-1)?.url).toContain('only=mine'));
  });

  it('says that there is nothing, in Turkish', async () => {
    fakeApi(() => page([], 0));
    await i18next.changeLanguage('tr');
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Bildirimler' }));
    expect(await screen.findByText('Yeni bildirim yok')).toBeVisible();
  });

  it('offers to try again when they do not come', async () => {
    let isBroken = true;
    fakeApi(() => (isBroken ? { status: 500, body: { message: 'Broken' } } : page([entry('n1')], 1)));
    open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Notifications' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(retry);
    expect(await screen.findByText('Changed: KNK-1')).toBeVisible();
  });
});
