import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { fakeApi } from './fake-api.ts';
import { openScreen, toasts } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';
import { sampleField } from './sample-estates.ts';
import { routedConfig } from './sample-orders.ts';

const LIST = '/shop/orders';
const ORDER = {
  id: 7,
  order: 4871,
  customer: { name: 'Ayşe Nur Kaya' },
  email: 'ayse@example.com',
  avatar: '/demo/avatars/1.svg',
  date: '5/6/2026',
  spent: 1415.5,
  status: 'Out for Delivery',
  startCity: 'Milan',
  startCountry: 'Italy',
};
const page = { body: { page: { orders: [ORDER, { ...ORDER, id: 8, order: 4872, avatar: '' }] }, n: 2 } };
const listCalls = (calls: { url: string }[]) =>
  calls.map(({ url }) => new URL(url, 'http://x')).filter(({ pathname }) => pathname === '/api/shop/orders');

describe('a resource that routes of their own answer', () => {
  it('shows picture or initials with two lines, prices, states, dates and joined texts', async () => {
    fakeApi(() => page);
    const { container } = openScreen({ config: routedConfig(), path: LIST });
    const [first, second] = await screen.findAllByRole('row', { name: /Ayşe Nur Kaya/ });
    expect(await within(first!).findByText('ayse@example.com')).toBeVisible();
    expect(first).toHaveTextContent('$1,415.50');
    expect(first).toHaveTextContent('06 May 2026');
    expect(first).toHaveTextContent('Milan, Italy');
    expect(within(first!).getByText('Out for Delivery')).toHaveClass('ant-tag-purple');
    expect(container.querySelector('img')).toHaveAttribute('src', '/demo/avatars/1.svg');
    expect(within(second!).getByText('AK').closest('.ant-avatar')).toHaveAttribute('aria-hidden', 'true');
    expect(within(first!).getByRole('link', { name: '4871' })).toHaveAttribute('href', '/shop/orders/details/4871');
    // A link within a link is none.
    expect(container.querySelector('a a')).toBeNull();
  });

  it('sorts by its headers in the call’s own words, computed columns too', async () => {
    const calls = fakeApi(() => page);
    openScreen({ config: routedConfig(), path: LIST });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('columnheader', { name: /^Total/ }));
    await waitFor(() =>
      expect(listCalls(calls).at(-1)?.search).toBe('?page=1&itemsPerPage=10&sortBy=total-spent&orderBy=asc'),
    );
    const route = screen.getByRole('columnheader', { name: /^Route/ });
    await user.click(route);
    await waitFor(() => expect(listCalls(calls).at(-1)?.search).toContain('sortBy=startRoute&orderBy=asc'));
    expect(route).toHaveAttribute('aria-sort', 'ascending');
    expect(listCalls(calls)[0]?.search).toBe('?page=1&itemsPerPage=10');
  });

  it('filters by one value at a time', async () => {
    const calls = fakeApi(() => page);
    openScreen({ config: routedConfig(), path: LIST });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /filter by status/i }));
    await user.click(await screen.findByRole('radio', { name: 'Dispatched' }));
    await user.click(screen.getByRole('radio', { name: 'Delivered' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(listCalls(calls).at(-1)?.search).toBe('?page=1&itemsPerPage=10&state=Delivered'));
  });

  it('writes a time of day as everywhere, whatever half of the day the call says', async () => {
    const { fields, list } = routedConfig().resources['orders']!;
    const time = sampleField('time', ['Time', 'Saat'], { type: 'time', sortable: false });
    const columns = ['order', 'time'].map((field) => ({ field, sum: false }));
    const times = ['6:05 AM', '12:10 AM', '12:30 PM', '7:45 PM'];
    fakeApi(() => ({
      body: { page: { orders: times.map((at, id) => ({ ...ORDER, id, order: id, time: at })) }, n: 4 },
    }));
    openScreen({ config: routedConfig({}, { fields: { ...fields, time }, list: { ...list, columns } }), path: LIST });
    for (const shown of ['06:05', '00:10', '12:30', '19:45']) expect(await screen.findByText(shown)).toBeVisible();
  });

  it('goes to the first page when the address names one beyond the last', async () => {
    const calls = fakeApi(({ url }) => (url.includes('page=9') ? { body: { page: { orders: [] }, n: 43 } } : page));
    openScreen({ config: routedConfig(), path: `${LIST}?currentPage=9` });
    expect(await screen.findAllByRole('row', { name: /Ayşe Nur Kaya/ })).toHaveLength(2);
    expect(listCalls(calls).at(-1)?.search).toContain('?page=1&');
  });

  it('leads to the screen that its list names, and to the form of the resource that takes new records', async () => {
    fakeApi(() => page);
    const { list } = routedConfig().resources['orders']!;
    const config = routedConfig({}, { list: { ...list, rowTo: '/shop/sheet/:id', addTo: 'estates' } });
    const { estates } = sampleConfig({}).resources;
    openScreen({ config: { ...config, resources: { ...config.resources, ...(estates && { estates }) } }, path: LIST });
    const [first] = await screen.findAllByRole('row', { name: /Ayşe Nur Kaya/ });
    expect(within(first!).getByRole('link', { name: '4871' })).toHaveAttribute('href', '/shop/sheet/4871');
    expect(screen.getByRole('link', { name: 'New' })).toHaveAttribute('href', '/v1/estates/create');
  });

  it('offers only what its calls do', async () => {
    fakeApi(() => page);
    openScreen({ config: routedConfig({}, { can: ['list'] }), path: LIST });
    await screen.findAllByRole('row', { name: /Ayşe Nur Kaya/ });
    expect(screen.queryByRole('button', { name: /more/i })).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText('New')).toBeNull();
  });

  it('has a page at the key its call takes, and deletes by the id', async () => {
    const calls = fakeApi(({ method, url }) =>
      method === 'DELETE' ? { status: 204 } : url.includes('/4871') ? { body: { order: ORDER } } : page,
    );
    openScreen({ config: routedConfig(), path: '/shop/orders/details/4871' });
    const user = userEvent.setup();
    expect(await screen.findByRole('heading', { name: '#4871' })).toBeVisible();
    expect(await screen.findByText('ayse@example.com')).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull(); // no history
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /delete/i }));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    const deleted = calls.find(({ method }) => method === 'DELETE');
    expect(deleted?.url).toBe('/api/shop/orders/7');
    expect(deleted?.headers.get('If-Match')).toBeNull();
  });
});

describe('looks', () => {
  const look = (name: string, label: [string, string], field: object) =>
    sampleField(name, label, { type: 'number', sortable: false, ...field });
  const fields = [
    look('rating', ['Rating', 'Puan'], { display: { as: 'rating', of: 5, count: 'ratingCount' } }),
    look('ratingCount', ['Ratings', 'Oy sayısı'], {}),
    look('progress', ['Progress', 'İlerleme'], {
      type: 'percent',
      display: { as: 'progress' },
      compute: { percent: ['done', 'all'] },
    }),
    look('done', ['Done', 'Biten'], {}),
    look('all', ['All', 'Tümü'], {}),
    look('price', ['Price', 'Fiyat'], { type: 'text', display: { as: 'price' } }),
    look('value', ['Value', 'Değer'], { type: 'text', display: { as: 'price', currency: 'USD' } }),
  ];
  const config = routedConfig(
    { one: '', id: 'id' },
    {
      fields: Object.fromEntries(fields.map((field) => [field.name, field])),
      show: { layout: 'sections', sections: [{ kind: 'fields', fields: ['rating', 'progress', 'price', 'value'] }] },
    },
  );
  const body = { id: 1, rating: 4.5, ratingCount: 388, done: 2, all: 13, price: '$1,249', value: '$1,618.5' };

  it('are stars with their number, a bar with its percent, and a price as it is', async () => {
    fakeApi(() => ({ body }));
    openScreen({ config, path: '/shop/orders/details/1' });
    expect(await screen.findByText('4.5 of 5 stars')).toBeInTheDocument();
    expect(screen.getByText('(388)')).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: 'Progress' });
    expect(bar).toHaveAttribute('aria-valuenow', '15');
    expect(screen.getByText('15%')).toBeVisible();
    expect(screen.getByText('$1,249')).toBeVisible();
    expect(screen.getByText('$1,618.50')).toBeVisible();
  });

  it('speak the language of the screen', async () => {
    await i18next.changeLanguage('tr');
    fakeApi(() => ({ body }));
    openScreen({ config, path: '/shop/orders/details/1' });
    expect(await screen.findByText('5 yıldız üzerinden 4,5')).toBeInTheDocument();
    expect(screen.getByText('%15')).toBeVisible();
    expect(screen.getByText('$1.618,50')).toBeVisible();
  });

  it('of nothing are nothing', async () => {
    fakeApi(() => ({ body: { id: 1 } }));
    openScreen({ config, path: '/shop/orders/details/1' });
    expect(await screen.findAllByText('No value')).toHaveLength(4);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
