import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ofResource } from '../../src/engine/resource/of-resource.tsx';
import DeskScreen from '../../src/features/desk/DeskScreen.tsx';
import type { DeskDay, DeskStay } from '../../src/wire/desk.ts';
import { currentToasts } from '../../src/providers/notification.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';
import { estatesConfig, sampleField } from './sample-estates.ts';
import type { Json } from '../../src/config/types.ts';
import type { Ready } from '../../src/domain/reservations/readiness.ts';

const CheckList = ofResource('reservations', DeskScreen);

const TODAY = '2026-11-23';

const stay = (id: string, changes: Partial<DeskStay> = {}): DeskStay => ({
  id,
  code: `R-${id}`,
  estateId: 'e1',
  home: 'KNK-001',
  homeName: 'Sea View',
  guestId: 'g1',
  guest: `Guest ${id}`,
  phone: null,
  checkIn: TODAY,
  checkOut: '2026-11-26',
  nights: 3,
  adults: 2,
  children: 0,
  infants: 0,
  plannedArrival: null,
  plannedDeparture: null,
  arrivesAt: '14:00',
  leavesAt: '11:00',
  status: 'SUCCESSFUL',
  stayState: 'EXPECTED',
  actualCheckInAt: null,
  actualCheckOutAt: null,
  notes: null,
  actions: ['checkIn'],
  readiness: [{ thing: 'paid', state: 'ok', why: 'paid' }],
  ...changes,
});

/** What a check-out asks of the deposit. */
const money = (name: string, label: string, more: object = {}) =>
  sampleField(name, [label, label], { type: 'money', currency: 'TRY', ...more });
const DEPOSIT = { held: money('held', 'Deposit held'), kept: money('kept', 'Kept', { showIf: { held: { gt: 0 } } }) };

/** The desk of a day, over stays whose check-in asks. */
function openDesk(day: Partial<DeskDay>, proposed?: (id: string) => Readonly<Record<string, Json>>) {
  const { publish, close } = estatesConfig().resources['estates']!.actions;
  const base = sampleConfig();
  const reservations = {
    ...base.resources['estates']!,
    name: 'reservations',
    title: '{code}',
    api: { ...base.resources['estates']!.api, path: 'reservations' },
    fields: { ...base.resources['estates']!.fields, ...DEPOSIT },
    can: ['list', 'show', 'checkIn', 'finish', 'back'],
    show: { layout: 'sections' as const, sections: [{ kind: 'panel' as const, panel: 'desk', roles: [] }] },
    actions: {
      checkIn: { ...close!, ask: [], danger: false, name: 'checkIn', label: { en: 'Check in' }, undo: 'back' },
      finish: {
        ...close!,
        danger: false,
        name: 'finish',
        label: { en: 'Check out' },
        ask: proposed ? ['held', 'kept'] : [],
        anew: proposed ? { held: { begin: '$proposed', shown: true as const }, kept: { begin: 0 } } : {},
      },
      back: { ...publish!, from: [], name: 'back', label: { en: 'Back' } },
    },
  };
  const empty: DeskDay = {
    date: TODAY,
    today: TODAY,
    arrivals: [],
    departures: [],
    unconfirmed: [],
    inHouse: [],
    delayed: [],
    noShow: [],
  };
  const calls = fakeApi(({ url, method }) => {
    const asked = /reservations\/(\w+)\/actions\/finish$/.exec(url)?.[1];
    if (asked !== undefined && method === 'GET') {
      return { body: { record: { id: asked }, values: proposed?.(asked) ?? {}, notes: [] } };
    }
    if (url.includes('/today')) return { body: { ...empty, ...day } };
    return url.endsWith('/history')
      ? { body: { items: [], total: 0 } }
      : { body: { id: 'a', code: 'R-a', version: 2 } };
  });
  openScreen({
    config: { ...base, resources: { reservations } },
    path: '/v1/estates/show/a',
    panelAt: () => CheckList,
  });
  return () => calls.filter(({ method }) => method === 'POST').map(({ url }) => url);
}

it('lets guests in with one press where nothing is missing, and shows the way back', async () => {
  const posts = openDesk({ arrivals: [stay('a')] });
  await userEvent.click(await screen.findByRole('button', { name: 'Check in: Guest a, KNK-001' }));
  await waitFor(() => expect(posts()).toEqual(['/api/reservations/a/actions/checkIn']));
  await waitFor(() => expect(currentToasts().at(-1)?.way).toBeDefined());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each<[string, Partial<DeskStay>]>([
  ['something is missing', { readiness: [{ thing: 'guestData', state: 'missing', why: 'incomplete' }] }],
  ['there is a note', { notes: 'Late, wants the key from the neighbour' }],
])('asks before guests are let in while %s', async (_, changes) => {
  const posts = openDesk({ arrivals: [stay('a', changes)] });
  await userEvent.click(await screen.findByRole('button', { name: 'Check in: Guest a, KNK-001' }));
  const dialog = await screen.findByRole('dialog', { name: 'Check in' });
  expect(posts()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Check in' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
});

it('asks before nights are given up', async () => {
  const inside = stay('a', { actualCheckInAt: `${TODAY}T12:00:00.000Z`, stayState: 'IN_HOUSE', actions: ['finish'] });
  const posts = openDesk({ inHouse: [inside] });
  await userEvent.click(await screen.findByRole('tab', { name: /In house/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Check out: Guest a, KNK-001' }));
  expect(await screen.findByRole('dialog', { name: 'Check out' })).toBeInTheDocument();
  expect(posts()).toEqual([]);
});

it('a check-out gives the deposit back in its dialog, and is one press where none is held', async () => {
  const leaving = { checkOut: TODAY, actualCheckInAt: `${TODAY}T08:00:00.000Z`, actions: ['finish'] };
  const owed: Ready = { thing: 'deposit', state: 'missing', why: 'giveBack', amount: 444_000, currency: 'TRY' };
  const posts = openDesk({ departures: [stay('a', { ...leaving, readiness: [owed] }), stay('b', leaving)] }, (id) => ({
    held: id === 'a' ? 444_000 : null,
    kept: 0,
  }));
  await userEvent.click(await screen.findByRole('tab', { name: /Departures/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Check out: Guest b, KNK-001' }));
  await waitFor(() => expect(posts()).toEqual(['/api/reservations/b/actions/finish']));
  await userEvent.click(screen.getByRole('button', { name: 'Check out: Guest a, KNK-001' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Check out' }));
  expect(screen.getByText(/Return deposit ₺4,440/)).toBeInTheDocument();
  expect(dialog.getByText('Deposit held')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Check out' }));
  await waitFor(() => expect(posts()).toHaveLength(2));
});
