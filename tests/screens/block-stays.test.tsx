import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { panelAt } from '../../src/app/panels.ts';
// Panels are lazy; loaded here, no test waits for the first transformation.
import '../../src/features/reservations/block/StaysInTheWay.tsx';
import { clientConfig } from '../../src/config/client.ts';
import { makeResource } from '../../src/config/testing.ts';
import type { ClientConfig } from '../../src/config/types.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';

const code = { type: 'text', label: 'Code' } as const;
const estates = makeResource({ name: 'estates', title: '{code}', fields: { code } });
const reservations = makeResource({ name: 'reservations', title: '{code}', fields: { code } });
const periods = makeResource({
  name: 'out-of-order-periods',
  title: '{code}',
  fields: {
    code,
    estateId: { type: 'ref', label: 'Estate', resource: 'estates' },
    period: { type: 'dateRange', label: 'From – to', start: 'from', end: 'to' },
    kind: { type: 'text', label: 'Kind' },
  },
  form: { panels: ['block-stays'], sections: [{ fields: ['estateId', 'period', 'kind'] }] },
});

function open() {
  const { dialects, menu } = sampleConfig();
  const resources = { 'out-of-order-periods': periods, estates, reservations };
  const whole = { version: '1', resources, dialects, menu, landing: {}, enums: {}, modules: {} };
  const config = clientConfig({
    config: { ...whole, pages: {}, examples: {}, policy: { model: '', rows: [], csv: [] } },
    role: 'admin',
    can: () => true,
    findings: [],
  });
  const chart: ClientConfig['pages'][string] = {
    name: 'reservation-calendar',
    label: { en: 'Chart', tr: 'Tablo' },
    icon: 'calendar',
    blocks: [],
    more: [],
    route: '/v1/operational/calendar',
  };
  const record = {
    id: 'b1',
    code: 'B-1',
    kind: 'OUT_OF_ORDER',
    estateId: 'e1',
    from: '2026-12-12',
    to: '2026-12-14',
    version: 1,
  };
  const reasons = [
    { kind: 'TAKEN', id: 'r1', code: 'R-1', from: '2026-12-10', to: '2026-12-13', message: 'taken' },
    { kind: 'BLOCKED', id: 'b1', code: 'B-1', from: '2026-12-12', to: '2026-12-14', message: 'itself' },
    { kind: 'BLOCKED', id: 'b2', code: 'B-2', from: '2026-12-13', to: '2026-12-20', message: 'blocked' },
    { kind: 'PERMIT', message: 'No permit.' },
  ];
  const calls = fakeApi(({ url }) => {
    if (url.includes('/availability'))
      return { body: { items: [{ estateId: 'e1', code: 'KNK-1', reasons }], total: 1 } };
    if (url.includes('/out-of-order-periods/b1')) return { body: record, headers: { ETag: '"1"' } };
    return { body: { items: [], total: 0 } };
  });
  openScreen({
    config: { ...config, pages: { 'reservation-calendar': chart } },
    path: periods.routes.edit.replace(':id', 'b1'),
    panelAt,
  });
  return () => calls.filter(({ url }) => url.includes('/availability')).map(({ url }) => url);
}

it('OPS5 stays and other blocks in the way of what is typed are one press away, and the chart to move them', async () => {
  const asked = open();
  const stay = await screen.findByRole('link', { name: /R-1 · 10\s?–\s?13 Dec 2026/ });
  expect(stay).toHaveAttribute('href', '/reservations/show/r1');
  const found = screen.getByRole('region', { name: 'In the way' });
  expect(found.querySelectorAll('li')).toHaveLength(2);
  expect(screen.getByRole('link', { name: /B-2/ })).toBeVisible();
  const chart = '/v1/operational/calendar?q=KNK-1&date=2026-12-12';
  expect(screen.getByRole('link', { name: /chart/i })).toHaveAttribute('href', chart);
  expect(asked()).toEqual([expect.stringContaining('estateIds=e1&checkIn=2026-12-12&checkOut=2026-12-14')]);
});

it('a minor fault leaves the home for sale: nothing is in its way', async () => {
  open();
  expect(await screen.findByRole('region', { name: 'In the way' })).toBeVisible();
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'OUT_OF_SERVICE' } });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'In the way' })).toBeNull());
});
