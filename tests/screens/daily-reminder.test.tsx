import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DailyReminder } from '../../src/features/mail/DailyReminder.tsx';
import { holdConfig } from '../../src/providers/config.ts';
import type { RemindedPerson, ReminderOverview } from '../../src/wire/mail.ts';
import { fakeApi, signedIn } from './fake-api.ts';
import { sampleConfig } from './sample-config.ts';

const person: RemindedPerson = {
  userId: 'u1',
  name: 'Ayşe Yılmaz',
  role: 'admin',
  email: 'ayse@demo.com',
  isOn: true,
  status: null,
  messageId: null,
  sentAt: null,
};

/** The screen on a day without a mail. */
async function open(more: Partial<ReminderOverview>) {
  signedIn();
  holdConfig(sampleConfig());
  const body: ReminderOverview = {
    date: '2026-12-01',
    from: '08:30',
    until: '09:00',
    latest: '12:00',
    isOn: true,
    moment: 'EARLY',
    roles: [],
    mine: person,
    people: [person],
    ...more,
  };
  fakeApi(() => ({ body }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DailyReminder />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Recipients' });
}

it('says after its hour that none was sent, and why', async () => {
  await open({ moment: 'OVER' });
  expect(screen.getByText(/^Not sent today. Nothing is sent after 12:00: the server was not running/)).toBeVisible();
  expect(screen.getByRole('row', { name: /Ayşe Yılmaz/ })).toHaveTextContent('Not sent');
});
it('says that it is late, why, and until when it comes', async () => {
  await open({ moment: 'LATE' });
  expect(
    screen.getByText(/^Not sent between 08:30 and 09:00: the server was not running.* until 12:00\.$/),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: /Ayşe Yılmaz/ })).toHaveTextContent('Not yet');
});
it('is not ready before it', async () => {
  await open({});
  expect(screen.getByText('Your e-mail for today is not ready yet.')).toBeVisible();
  expect(screen.getByRole('row', { name: /Ayşe Yılmaz/ })).toHaveTextContent('Not yet');
});
it('calls written to a file what only went into one, and sent what left', async () => {
  await open({
    people: [
      { ...person, status: 'FILED' },
      { ...person, userId: 'u2', status: 'SENT' },
    ],
  });
  const shown = screen.getAllByRole('row', { name: /Ayşe Yılmaz/ }).map((row) => row.lastElementChild?.textContent);
  expect(shown).toEqual(['Written to a file', 'Sent']);
});
it('promises none where the company has turned it off', async () => {
  await open({ isOn: false });
  expect(screen.getByText('No e-mail for you today.')).toBeVisible();
});
