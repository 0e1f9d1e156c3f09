import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { clientConfig } from '../../src/config/client.ts';
import { makeResource } from '../../src/config/testing.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';

const money = (label: string) => ({ type: 'money' as const, currency: 'EUR', label: { en: label } });
const stays = makeResource({
  name: 'stays',
  title: '{code}',
  domain: 'reservation',
  fields: {
    code: { type: 'text' },
    held: money('Deposit held'),
    deposits: { type: 'children', resource: 'deposits', via: 'stayId' },
  },
  actions: {
    leave: {
      label: { en: 'Check out' },
      ask: [{ field: 'held', begin: '$proposed', shown: true }],
      first: [{ relation: 'deposits', action: 'withhold' }],
    },
  },
});
const deposits = makeResource({
  name: 'deposits',
  title: '{stayId}',
  fields: { stayId: { type: 'ref', resource: 'stays' }, amount: money('Amount') },
  actions: { withhold: { label: { en: 'Withhold' }, ask: [{ field: 'amount' }] } },
});

it('a dialog offers what may be done before, and asks again with what is proposed by then', async () => {
  const { dialects, menu } = sampleConfig();
  const whole = { version: '1', resources: { stays, deposits }, dialects, menu, landing: {}, enums: {}, modules: {} };
  const config = clientConfig({
    config: { ...whole, pages: {}, examples: {}, policy: { model: '', rows: [], csv: [] } },
    role: 'admin',
    can: () => true,
    findings: [],
  });
  const stay = { id: 's1', version: 1, code: 'R-1' };
  let held = 20_000;
  const sent: unknown[] = [];
  fakeApi(({ url, method, body }) => {
    if (method === 'POST') sent.push([url, body]);
    if (url.endsWith('/actions/withhold')) {
      held = 15_000;
      return { body: { id: 'd1', version: 2, stayId: 's1' } };
    }
    if (url.endsWith('/actions/leave')) {
      return { body: method === 'GET' ? { record: stay, values: { held }, notes: [] } : { ...stay, version: 2 } };
    }
    if (url.includes('/deposits?stayId=s1'))
      return { body: { items: [{ id: 'd1', version: 1, stayId: 's1' }], total: 1 } };
    return { body: url.includes('/stays/s1') ? stay : { items: [], total: 0 } };
  });
  openScreen({ config, path: stays.routes.show.replace(':id', 's1') });
  await userEvent.click(await screen.findByRole('button', { name: 'Check out' }));
  const asking = within(await screen.findByRole('dialog', { name: 'Check out' }));
  expect(asking.getByText('€200.00')).toBeInTheDocument();
  await userEvent.click(await asking.findByRole('button', { name: 'Withhold' }));
  // In tests antd gives all dialogs one id, and with it one name.
  await userEvent.type(await screen.findByLabelText(/Amount/), '50');
  const first = within(screen.getAllByRole('dialog').at(-1)!);
  await userEvent.click(first.getByRole('button', { name: 'Withhold' }));
  await screen.findByText('€150.00');
  const again = within(screen.getByText('€150.00').closest<HTMLElement>('[role=dialog]')!);
  await userEvent.click(again.getByRole('button', { name: 'Check out' }));
  await waitFor(() =>
    expect(sent).toEqual([
      [expect.stringContaining('/deposits/d1/actions/withhold'), { amount: 5000 }],
      [expect.stringContaining('/stays/s1/actions/leave'), { held: 15_000 }],
    ]),
  );
});
