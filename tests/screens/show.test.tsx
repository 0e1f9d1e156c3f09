import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { currentToasts } from '../../src/providers/notification.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen, toasts } from './harness.tsx';
import { HISTORY, recordApi as api } from './record-api.ts';
import { estatesConfig, estatesWithTasks, RECORD, sampleField } from './sample-estates.ts';

const SHOW = '/v1/estates/show/e1';
describe('the page of a configured record', () => {
  it('shows title, state, facts and only the actions its state allows', async () => {
    api();
    openScreen({ config: estatesConfig(), path: SHOW });
    expect(await screen.findByRole('heading', { level: 1, name: 'KNK-001 · Sea View' })).toBeVisible();
    expect(screen.getByText(/^1\s?–\s?6 May 2026$/)).toBeVisible();
    expect(screen.getByText(/5 nights/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/v1/estates/update/e1');
    await act(() => i18next.changeLanguage('tr'));
    expect(screen.getByRole('button', { name: 'Kapat' })).toBeVisible();
    expect(screen.getByText(/^1\s?–\s?6 May 2026$/)).toBeVisible();
  });

  it('begins with whom, what matters and the next step; the rest is in a menu with one red at most', async () => {
    const base = estatesConfig();
    const estates = base.resources['estates']!;
    const { publish, close } = estates.actions;
    const plain = (name: string, label: string) => ({ ...publish!, name, label: { en: label, tr: label }, from: [] });
    const guests = {
      ...estates,
      name: 'guests',
      routes: { list: '/g', create: '/g/create', edit: '/g/:id/edit', show: '/g/:id' },
      api: { ...estates.api, path: 'guests' },
      fields: {
        phone: sampleField('phone', ['Phone', 'Telefon'], { type: 'phone' }),
        email: sampleField('email', ['E-mail', 'E-posta'], { type: 'email' }),
      },
    };
    const config = {
      ...base,
      resources: {
        guests,
        estates: {
          ...estates,
          fields: {
            ...estates.fields,
            guestId: sampleField('guestId', ['Guest', 'Misafir'], { type: 'ref', resource: 'guests' }),
          },
          can: [...estates.can, 'clean', 'plan', 'drop'],
          actions: {
            clean: plain('clean', 'Clean'),
            plan: plain('plan', 'Plan'),
            drop: { ...plain('drop', 'Drop'), danger: true },
            close: close!,
          },
          show: {
            ...estates.show,
            hideEmpty: true as const,
            head: {
              title: '{guestId} · {stay}',
              facts: [
                { field: 'nights' },
                { field: 'salePrice' },
                { field: 'guestId.phone' },
                { field: 'guestId.email' },
              ],
              actions: [{ action: 'plan' }, { action: 'clean', when: { status: 'DRAFT' } }],
            },
            sections: [{ kind: 'fields' as const, fields: ['code', 'closeReason'] }],
          },
        },
      },
    };
    const record = { ...RECORD, guestId: 'g1', _refs: { guestId: 'Ayşe Arslan' } };
    fakeApi(({ url }) => ({
      body: url.includes('/guests/g1') ? { id: 'g1', phone: '+905321234567', email: null } : record,
    }));
    openScreen({ config, path: SHOW });
    expect(await screen.findByRole('heading', { level: 1, name: /^Ayşe Arslan · 1\s?–\s?6 May 2026$/ })).toBeVisible();
    const head = screen.getByRole('region', { name: 'At a glance' });
    expect(await within(head).findByRole('link', { name: '+905321234567' })).toHaveAttribute(
      'href',
      'tel:+905321234567',
    );
    expect(within(head).getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', 'https://wa.me/905321234567');
    expect(within(head).getByText('Open nights')).toBeVisible();
    // What does not apply is not there, and no dash for it.
    expect(within(head).queryByText('E-mail')).toBeNull();
    expect(within(head).queryByText('Sale price')).toBeNull();
    expect(screen.queryByText('Reason')).toBeNull();

    const user = userEvent.setup();
    const buttons = () =>
      within(screen.getByRole('banner'))
        .getAllByRole('button')
        .map((each) => each.textContent);
    expect(buttons()).toEqual(['Plan', 'More']);
    await user.click(screen.getByRole('button', { name: 'More' }));
    const entries = screen.getAllByRole('menuitem');
    expect(entries.map((each) => each.textContent)).toEqual(['Clean', 'Duplicate', 'Drop', 'Close', 'Delete']);
    expect(
      entries
        .filter((each) => each.classList.contains('ant-dropdown-menu-item-danger'))
        .map((each) => each.textContent),
    ).toEqual(['Delete']);
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Delete “Ayşe Arslan · 1');
    expect(within(dialog).getByRole('button', { name: 'Keep it' })).toBeInTheDocument();
  });

  it('says what is at stake before an action, and afterwards what was done to whom, with the way back', async () => {
    const base = estatesConfig();
    const estates = base.resources['estates']!;
    const { publish, close } = estates.actions;
    const actions = {
      publish: { ...publish!, done: { en: '{propertyName}. Published.', tr: '{propertyName}. Yayında.' } },
      close: {
        ...close!,
        ask: [],
        confirm: { en: 'Close it?', tr: 'Kapatılsın mı?' },
        facts: [{ field: 'nights', label: { en: 'Nights that are lost', tr: 'Kaybedilen gece' } }],
        keep: { en: 'Leave it open', tr: 'Açık kalsın' },
        undo: 'publish',
      },
    };
    const calls = fakeApi(({ url, method }) => {
      if (method === 'GET') return { body: url.endsWith('/history') ? HISTORY : RECORD };
      // What it set is said as it is now.
      return {
        body: {
          ...RECORD,
          ...(url.endsWith('/close') ? { status: 'DRAFT' } : { status: 'ACTIVE', propertyName: 'Bay View' }),
        },
      };
    });
    openScreen({ config: { ...base, resources: { estates: { ...estates, actions } } }, path: SHOW });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    const dialog = await screen.findByRole('dialog');
    // A question that names nobody stands below the name.
    expect(dialog).toHaveTextContent('KNK-001 · Sea ViewClose it?');
    expect(dialog).toHaveTextContent('Nights that are lost5');
    expect(within(dialog).getByRole('button', { name: 'Leave it open' })).toBeInTheDocument();
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(currentToasts()).toMatchObject([{ message: 'Draft: KNK-001 · Sea View' }]));
    act(() => currentToasts()[0]!.way!.run());
    await waitFor(() => expect(toasts()).toContain('Bay View. Published.'));
    expect(calls.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual([
      '/api/estates/e1/actions/close',
      '/api/estates/e1/actions/publish',
    ]);
  });

  it.each(['Sea View', 'Garden View'])('asks only of a record that meets the condition: %s', async (propertyName) => {
    const { estates, ...others } = estatesConfig().resources;
    const close = { ...estates!.actions['close']!, ask: [], confirmIf: { propertyName: 'Sea View' } };
    const calls = api({ record: { ...RECORD, propertyName }, write: () => ({ body: RECORD }) });
    const resources = { ...others, estates: { ...estates!, actions: { close } } };
    openScreen({ config: { ...estatesConfig(), resources }, path: SHOW });
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    const isAsked = propertyName === 'Sea View';
    if (isAsked) expect(await screen.findByRole('dialog')).toHaveTextContent('Close this estate?');
    else await waitFor(() => expect(toasts()).toContain('Draft: KNK-001 · Garden View'));
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(isAsked ? 0 : 1);
  });

  it.each([
    ['0', 0, '0.00'],
    ['the record’s own', '$salePrice', ''],
  ])('asks for money that begins with %s; nothing is no amount of a record to begin with', async (_, begin, shown) => {
    const { estates, ...others } = estatesConfig().resources;
    const close = { ...estates!.actions['close']!, ask: ['salePrice'], anew: { salePrice: { begin } } };
    api({ record: { ...RECORD, isForSale: true, salePrice: 0 } });
    const resources = { ...others, estates: { ...estates!, actions: { close } } };
    openScreen({ config: { ...estatesConfig(), resources }, path: SHOW });
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText(/Sale price/)).toHaveValue(shown);
  });

  it('runs an action that asks nothing at once', async () => {
    const calls = api({ record: { ...RECORD, status: 'DRAFT' }, write: () => ({ body: RECORD }) });
    openScreen({ config: estatesConfig(), path: SHOW });
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(toasts()).toContain('Active: KNK-001 · Sea View'));
    expect(calls.find(({ method }) => method === 'POST')?.url).toBe('/api/estates/e1/actions/publish');
  });

  it('asks the fields an action needs, requires them, and explains a refusal in place', async () => {
    const calls = api({
      write: () => ({ status: 409, body: { message: 'Not possible in this state.', allowed: ['publish'] } }),
    });
    openScreen({ config: estatesConfig(), path: SHOW });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Close this estate?');
    const yes = within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!;
    await user.click(yes);
    expect(await within(dialog).findByText('This field cannot be empty!')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.type(within(dialog).getByLabelText('Reason'), 'Renovation');
    await user.click(yes);
    const refusal = await within(dialog).findByRole('alert');
    expect(refusal).toHaveTextContent('Not possible in this state.');
    expect(refusal).toHaveTextContent('Possible now: Publish');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ closeReason: 'Renovation' });
    expect(within(dialog).getByLabelText('Reason')).toHaveValue('Renovation');
  });

  it('says a refusal once that is about a value of the record', async () => {
    const message = 'Its permit has ended.';
    api({
      record: { ...RECORD, status: 'DRAFT' },
      write: () => ({ status: 409, body: { message, errors: { propertyName: [message] } } }),
    });
    openScreen({ config: estatesConfig(), path: SHOW });
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findAllByText(message, { exact: false })).toHaveLength(1);
    expect(dialog).not.toHaveTextContent('still missing');
  });

  it('deletes after a question, on the version that was seen, and goes back to the list', async () => {
    const calls = api();
    const { here } = openScreen({ config: estatesConfig(), path: SHOW });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Delete “KNK-001 · Sea View”?');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(here.pathname).toBe('/v1/estates/list'));
    const sent = calls.find(({ method }) => method === 'DELETE');
    expect(sent?.url).toBe('/api/estates/e1');
    expect(sent?.headers.get('If-Match')).toBe('"3"');
  });

  it('tells who changed what and when, in the words of the labels', async () => {
    api();
    openScreen({ config: estatesConfig(), path: SHOW });
    // It is all there is beside the record: folded, and not asked for before it is opened.
    const heading = await screen.findByRole('heading', { name: 'History' });
    expect(screen.queryByText(/Mehmet Kaya|Ayşe Yılmaz/)).toBeNull();
    await userEvent.click(heading);
    const entries = await screen.findAllByText(/Mehmet Kaya|Ayşe Yılmaz/);
    const [update, close] = entries.map((name) => name.closest('li')!);
    expect(update).toHaveTextContent('01 Feb 2026, 12:00');
    expect(update).toHaveTextContent('Property name: Old View → Sea View');
    expect(update).toHaveTextContent('Season (start): 30 Apr 2026 → 01 May 2026');
    expect(close).toHaveTextContent('Status: Active → Draft');
    await act(() => i18next.changeLanguage('tr'));
    expect(await screen.findByText('Mülk adı:')).toBeVisible();
  });

  it('pages the records of a relation, asked for by their reference', async () => {
    const config = estatesWithTasks();
    const calls = fakeApi(({ url }) => {
      if (url.startsWith('/api/tasks'))
        return { body: { items: [{ id: 't1', title: 'Clean the pool', estateId: 'e1' }], total: 25 } };
      return { body: url.endsWith('/history') ? HISTORY : RECORD };
    });
    openScreen({ config, path: SHOW });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('tab', { name: 'Tasks' }));
    expect(await screen.findByText('Clean the pool')).toBeVisible();
    // The estate would be the same in each row.
    expect(screen.queryByRole('columnheader', { name: 'Estate' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '2' }));
    await waitFor(() => expect(calls.at(-1)?.url).toContain('pageNumber=1&pageSize=10'));
    expect(calls.at(-1)?.url).toContain('estateId=e1');
  });

  it('names a reader who may see no users, where they are meant, and nobody else', async () => {
    api({ record: { ...RECORD, cleanerId: 'u1', checkerId: 'u2' } });
    const config = estatesConfig();
    const estates = config.resources['estates']!;
    const users = (name: string, label: string) =>
      sampleField(name, [label, label], { type: 'ref', resource: 'users', multiple: false });
    const fields = { cleanerId: users('cleanerId', 'Cleaner'), checkerId: users('checkerId', 'Checker') };
    const show = { layout: 'sections', sections: [{ kind: 'fields', fields: ['cleanerId', 'checkerId'] }] } as const;
    openScreen({ config: { ...config, resources: { estates: { ...estates, fields, show } } }, path: SHOW });
    expect((await screen.findByText('Cleaner')).parentElement).toHaveTextContent('Ayşe Yılmaz');
    expect(screen.getByText('Checker').parentElement).toHaveTextContent('–');
  });

  it.each([
    [404, 'Record not found'],
    [403, 'Not allowed'],
  ])('answers a %i with words', async (status, words) => {
    fakeApi(() => ({ status, body: { message: 'x' } }));
    openScreen({ config: estatesConfig(), path: SHOW });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  it.each([
    ['ACTIVE', false],
    ['DRAFT', true],
  ])('a record that is %s is offered for editing and deleting: %s', async (status, isOpen) => {
    const config = estatesConfig();
    const estates = { ...config.resources['estates']!, lockedIf: { status: ['ACTIVE'] } };
    api({ record: { ...RECORD, status } });
    const { unmount } = openScreen({ config: { ...config, resources: { ...config.resources, estates } }, path: SHOW });
    expect(await screen.findByRole('button', { name: status === 'ACTIVE' ? 'Close' : 'Publish' })).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Edit' })).toHaveLength(isOpen ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Delete' })).toHaveLength(isOpen ? 1 : 0);
    unmount();
    openScreen({
      config: { ...config, resources: { ...config.resources, estates } },
      path: '/v1/estates/update/e1',
    });
    if (isOpen) expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
    else expect(await screen.findByText(/can no longer be changed/)).toBeVisible();
  });

  it('offers nothing the role may not do', async () => {
    api();
    openScreen({ config: estatesConfig({ can: ['list', 'show'] }), path: SHOW });
    await screen.findByRole('heading', { level: 1 });
    for (const name of ['Close', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });
});
