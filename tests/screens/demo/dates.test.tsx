import { render, screen } from '@testing-library/react';
import { Refine } from '@refinedev/core';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { draftAt } from '../../../src/features/demo/calendar/event-draft.ts';
import { EventFields } from '../../../src/features/demo/calendar/EventFields.tsx';
import { CustomerOrders } from '../../../src/features/demo/shop/CustomerOrders.tsx';
import { dataProvider } from '../../../src/providers/data.ts';
import { fakeApi, signedIn } from '../fake-api.ts';
import { routedConfig } from '../sample-orders.ts';

it('the orders of a customer are dated as the language writes dates', async () => {
  signedIn();
  const order = { id: 1, order: 4871, email: 'a@b.example', date: '6/22/2026', spent: 10, status: 'Delivered' };
  fakeApi(() => ({ body: { orders: [order], total: 1 } }));
  render(
    <MemoryRouter>
      <Refine dataProvider={dataProvider} options={{ disableTelemetry: true }}>
        <CustomerOrders config={routedConfig()} record={{ id: '1', email: 'a@b.example' }} />
      </Refine>
    </MemoryRouter>,
  );
  expect(await screen.findByText('22 Jun 2026')).toBeVisible();
});

it('the days of an event are typed in the language on the screen', async () => {
  const draft = draftAt({ allDay: true, start: '2026-11-23', end: '2026-11-24' });
  const fields = <EventFields draft={draft} errors={{}} onChange={() => {}} />;
  const { rerender } = render(fields);
  expect(await screen.findAllByDisplayValue('23/11/2026')).toHaveLength(2);
  await i18next.changeLanguage('tr');
  rerender(fields);
  expect(await screen.findAllByDisplayValue('23.11.2026')).toHaveLength(2);
});
