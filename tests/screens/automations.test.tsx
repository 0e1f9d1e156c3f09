import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { clientConfig } from '../../src/config/client.ts';
import { makeResource } from '../../src/config/testing.ts';
import type { RawAutomation } from '../../src/config/raw.ts';
import { Automations } from '../../src/features/automations/Automations.tsx';
import { holdConfig } from '../../src/providers/config.ts';
import type { AutomationsAnswer, DryRunAnswer } from '../../src/wire/automations.ts';
import { fakeApi, signedIn } from './fake-api.ts';
import { sampleConfig } from './sample-config.ts';

const text = { en: 'x', tr: 'x' };
const RULES: Readonly<Record<string, RawAutomation>> = {
  before: {
    label: 'Two days before',
    when: { date: 'from', before: '2 days', at: '10:00' },
    if: { state: ['READY'], any: [{ seats: { gt: 2 } }, { 'ownerId.name': null }] },
    then: [{ send: 'mail', to: 'ownerId.mail', subject: 'Soon', body: text }, { notify: ['admin'] }],
  },
  ready: {
    label: 'Ready at last',
    off: true,
    when: { state: 'READY', from: 'NEW' },
    then: [{ set: { seats: 3 } }, { create: 'owners', with: {} }, { call: 'The shop' }],
  },
  any: {
    label: 'Anything',
    when: { on: ['create', 'update', 'sail'], fields: ['seats'] },
    then: [{ notify: 'admin' }],
  },
};
const boats = makeResource({
  name: 'boats',
  label: 'Boats',
  fields: {
    name: { type: 'text', label: 'Name' },
    seats: { type: 'integer', label: 'Seats' },
    trip: { type: 'dateRange', start: 'from', end: 'to', label: 'Departure – return' },
    ownerId: { type: 'ref', resource: 'owners', label: 'Owner' },
    state: {
      type: 'enum',
      label: 'State',
      values: [
        { value: 'NEW', label: 'New' },
        { value: 'READY', label: 'Ready' },
      ],
    },
  },
  actions: { sail: { label: 'Set sail', from: ['NEW'], set: { state: 'READY' } } },
  automations: RULES,
});
const owners = makeResource({
  name: 'owners',
  label: 'Owners',
  fields: { name: { type: 'text', label: 'Name' }, mail: { type: 'email', label: 'E-mail' } },
});

const ANSWER: AutomationsAnswer = {
  items: (boats.automations ?? []).map((rule, index) => ({
    resource: 'boats',
    name: rule.name,
    label: rule.label,
    file: 'resources/boats.json',
    isOff: rule.isOff,
    when: rule.when,
    if: rule.if ?? null,
    then: rule.then,
    runs: { done: index === 0 ? 4 : 0, skipped: 0, failed: index === 0 ? 1 : 0 },
  })),
};
const DRY: DryRunAnswer = {
  total: 2,
  since: '2026-11-13T09:00:00.000Z',
  items: [
    {
      at: '2026-11-18T07:00:00.000Z',
      recordId: 'b1',
      title: 'Ada',
      link: '/boats/show/b1',
      effects: [
        { kind: 'send', what: 'ada@example.com' },
        { kind: 'notify', what: 'admin' },
      ],
    },
    {
      at: '2026-11-17T07:00:00.000Z',
      recordId: 'b2',
      title: 'Bora',
      link: null,
      effects: [{ kind: 'send', what: null }],
    },
  ],
};

function open() {
  signedIn();
  const { dialects, menu } = sampleConfig();
  const whole = { version: '1', resources: { boats, owners }, dialects, menu, landing: {}, enums: {}, modules: {} };
  holdConfig(
    clientConfig({
      config: { ...whole, pages: {}, examples: {}, policy: { model: '', rows: [], csv: [] } },
      role: 'admin',
      can: () => true,
      findings: [],
    }),
  );
  const calls = fakeApi(({ url }) => ({ body: url.includes('dry-run') ? DRY : ANSWER }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Automations />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return calls;
}

it('says of each rule when, if and what then, and how it went', async () => {
  open();
  const before = await screen.findByRole('article', { name: 'Two days before' });
  expect(before).toHaveTextContent('2 days before: Departure, at 10:00');
  expect(before).toHaveTextContent('State is Ready and (Seats > 2 or Owner › Name is empty)');
  expect(before).toHaveTextContent('sends the mail “Soon” to Owner › E-mail; notifies admin');
  expect(before).toHaveTextContent(/On.*4 done1 failed/);
  const ready = screen.getByRole('article', { name: 'Ready at last' });
  expect(ready).toHaveTextContent(/^Off/);
  expect(ready).toHaveTextContent('State goes from New to Ready');
  expect(ready).toHaveTextContent('sets Seats; creates a record: Owners; calls the webhook “The shop”');
  expect(ready).toHaveTextContent('no runs');
  expect(screen.getByRole('article', { name: 'Anything' })).toHaveTextContent(
    'a record is created or one of these changes: Seats or “Set sail” is done',
  );
});

it('shows what a rule would have run for', async () => {
  const calls = open();
  const rule = await screen.findByRole('article', { name: 'Two days before' });
  fireEvent.click(within(rule).getByRole('button', { name: 'What would have run?' }));
  const table = await screen.findByRole('table', { name: 'What would have run: Two days before' });
  const rows = within(table).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('Adamail to ada@example.comnotifies admin');
  expect(rows[2]).toHaveTextContent('Borano e-mail: no address to send it to');
  expect(within(table).getByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/boats/show/b1');
  expect(calls.find(({ url }) => url.includes('dry-run'))).toMatchObject({
    method: 'POST',
    body: { resource: 'boats', name: 'before', days: 7 },
  });
});

it('finds rules by their words', async () => {
  open();
  await screen.findByRole('article', { name: 'Anything' });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'at last' } });
  expect(screen.getAllByRole('article')).toHaveLength(1);
});
