import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { panelAt } from '../../src/app/panels.ts';
// Panels are lazy; loaded here, no test waits for the first transformation.
import '../../src/features/channels/ical/IcalFeeds.tsx';
import type { ClientConfig, ClientResource } from '../../src/config/types.ts';
import { type Answer, type Call, fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';
import { estatesConfig, RECORD, sampleField } from './sample-estates.ts';

const other = (name: string, list: string, can: ClientResource['can']): ClientResource => ({
  ...sampleConfig().resources['estates']!,
  name,
  title: '{id}',
  api: { path: name, dialect: 'product', rows: 'items', total: 'total' },
  can,
  routes: { list, create: `${list}/create`, edit: `${list}/update/:id`, show: `${list}/show/:id` },
});

function config(can: ClientResource['can'] = ['list', 'create', 'edit']): ClientConfig {
  const base = estatesConfig();
  const estates = base.resources['estates']!;
  const show = { layout: 'sections' as const, sections: [{ kind: 'panel' as const, panel: 'ical-feeds', roles: [] }] };
  return {
    ...base,
    resources: {
      ...base.resources,
      estates: { ...estates, show },
      reservations: other('reservations', '/v1/operational/reservations', ['list', 'show']),
      'ical-feeds': other('ical-feeds', '/v1/feeds', can),
      'channel-conflicts': other('channel-conflicts', '/v1/conflicts', ['list']),
    },
  };
}

const FEED = {
  id: 'f1',
  estateId: 'e1',
  salesChannelId: 'c1',
  version: 1,
  isActive: true,
  linkMadeAt: '2026-11-01T08:00:00.000Z',
  _refs: { salesChannelId: 'Airbnb', estateId: 'KNK-001 · Sea View' },
};
const RESULT = {
  counts: { created: 1, conflict: 1, conflictsBeyond: 7 },
  items: [
    {
      action: 'CONFLICT',
      key: 'u2',
      summary: 'Reserved',
      from: '2027-01-04',
      to: '2027-01-08',
      takenBy: { kind: 'TAKEN', id: 'r1', code: 'R-000001' },
    },
    { action: 'CREATED', key: 'u1', summary: 'Reserved', from: '2027-02-04', to: '2027-02-08' },
  ],
};

function api(refuse?: Answer): Call[] {
  return fakeApi((call) => {
    if (call.url.includes('/ical/links/f1')) return { body: { path: '/api/ical/secret.ics' } };
    if (call.url.includes('/ical/import')) {
      const isTried =
        call.url.includes('dryRun=true') || (call.body as { dryRun?: boolean } | undefined)?.dryRun === true;
      return isTried ? (refuse ?? { body: { dryRun: true, ...RESULT } }) : { body: { dryRun: false, ...RESULT } };
    }
    if (call.url.includes('/ical-feeds?')) return { body: { items: [FEED], total: 1 } };
    return /\/estates\/\w+$/.test(call.url) ? { body: RECORD } : { body: FEED };
  });
}

it('shows the secret only when it is asked for, and leads to a new feed and to the conflicts', async () => {
  const calls = api();
  openScreen({ config: config(), path: '/v1/estates/show/e1', panelAt });
  expect(await screen.findByRole('heading', { name: 'Airbnb' })).toBeVisible();
  expect(calls.some(({ url }) => url.includes('/ical/links/'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Show link' }));
  expect(await screen.findByDisplayValue(/\/api\/ical\/secret\.ics$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Connect a calendar' })).toHaveAttribute(
    'href',
    '/v1/feeds/create?estateId=e1',
  );
  expect(screen.getByRole('link', { name: 'Conflicts to resolve' })).toHaveAttribute('href', '/v1/conflicts');
  await userEvent.click(screen.getByRole('button', { name: 'New link' }));
  const question = screen.getByRole('group', { name: /old link stops working/ });
  await userEvent.click(within(question).getByRole('button', { name: 'New link' }));
  expect(calls.find(({ url }) => url.endsWith('/ical-feeds/f1/actions/renewLink'))?.method).toBe('POST');
});

it('puts the link on the clipboard; where the browser has none for the page, shows it to be copied by hand', async () => {
  api();
  const user = userEvent.setup();
  openScreen({ config: config(), path: '/v1/estates/show/e1', panelAt });
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/\/api\/ical\/secret\.ics$/);
  expect(screen.queryByDisplayValue(/secret/)).toBeNull();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/Select the link and copy it\.$/)).toBeVisible();
  expect(screen.getByDisplayValue(/secret\.ics$/)).toBeVisible();
});

it('a file is tried first, imported on a word, and who has the nights is a link', async () => {
  const calls = api();
  openScreen({ config: config(), path: '/v1/estates/show/e1', panelAt });
  const file = new File(['BEGIN:VCALENDAR'], 'a.ics', { type: 'text/calendar' });
  await userEvent.upload(await screen.findByLabelText('Choose a file'), file);
  expect(await screen.findByText('This would happen:')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('7 more in conflict');
  expect(screen.getByText(/^One import records at most 500 conflicts; 7 more/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'R-000001' })).toHaveAttribute(
    'href',
    '/v1/operational/reservations/show/r1',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Import now' }));
  expect(await screen.findByText('Imported:')).toBeVisible();
  const sent = calls.filter(({ url }) => url.includes('/ical/import'));
  expect(sent.map(({ url }) => new URLSearchParams(url.split('?')[1]).get('dryRun'))).toEqual(['true', 'false']);
  expect(sent[0]?.headers.get('content-type')).toMatch('text/calendar');
});

it('most bookings gone is asked about; who may only read sees no way to import', async () => {
  api({ status: 409, body: { message: '8 of 8 are gone', confirm: 'confirmGone' } });
  const { unmount } = openScreen({ config: config(), path: '/v1/estates/show/e1', panelAt });
  const file = new File(['BEGIN:VCALENDAR'], 'a.ics', { type: 'text/calendar' });
  await userEvent.upload(await screen.findByLabelText('Choose a file'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('8 of 8 are gone');
  expect(screen.getByRole('button', { name: 'Import and cancel these' })).toBeVisible();
  unmount();
  api();
  openScreen({ config: config(['list', 'show']), path: '/v1/estates/show/e1', panelAt });
  expect(await screen.findByRole('heading', { name: 'Airbnb' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show link' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Connect a calendar' })).toBeNull();
});

it('stands on the page of one calendar, which is called by what it connects', async () => {
  const calls = api();
  const base = config(['list', 'show', 'edit']);
  const feeds = base.resources['ical-feeds']!;
  const show = { layout: 'sections' as const, sections: [{ kind: 'panel' as const, panel: 'ical-feeds', roles: [] }] };
  const fields = {
    estateId: sampleField('estateId', ['Estate', 'Mülk'], { type: 'ref', resource: 'estates' }),
    salesChannelId: sampleField('salesChannelId', ['Channel', 'Kanal'], { type: 'ref', resource: 'sales-channels' }),
  };
  const named = { ...feeds, fields, show, title: '{estateId.propertyName} · {salesChannelId.name}' };
  openScreen({
    config: { ...base, resources: { ...base.resources, 'ical-feeds': named } },
    path: '/v1/feeds/show/f1',
    panelAt,
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'KNK-001 · Sea View · Airbnb' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Show link' }));
  expect(await screen.findByDisplayValue(/\/api\/ical\/secret\.ics$/)).toBeVisible();
  expect(screen.getByText('Choose a file')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Conflicts to resolve' })).toHaveAttribute('href', '/v1/conflicts');
  expect(calls.some(({ url }) => url.includes('/ical-feeds?'))).toBe(false);
});
