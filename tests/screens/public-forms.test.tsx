import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AddDemand } from '../../src/features/job-tracking/public/AddDemand.tsx';
import { ContactScreen } from '../../src/features/website/public/ContactScreen.tsx';
import { Subscribe } from '../../src/features/website/public/Subscribe.tsx';
import { GuestData } from '../../src/features/kbs/public/GuestData.tsx';
import type { GuestLinkAnswer } from '../../src/wire/kbs.ts';
import { fakeApi } from './fake-api.ts';

const EMPTY = 'This field cannot be empty!';
const FORMS = [
  [
    'a demand',
    <AddDemand key="demand" />,
    {
      'What is it about?': EMPTY,
      'What happened?': EMPTY,
      'Your name': EMPTY,
      Phone: 'Please give a phone number or an e-mail address.',
    },
    'Please agree to the use of your data for this request.',
  ],
  [
    'a call',
    <ContactScreen key="contact" />,
    { 'Your name': EMPTY, Phone: EMPTY, 'What is it about?': EMPTY },
    'Please agree, so that we may use your data for this.',
  ],
  ['news', <Subscribe key="news" />, { 'E-mail': EMPTY }, 'Please agree, so that we may use your data for this.'],
] as const;

it.each(FORMS)('who asks for %s is told at once of all that is missing', async (_, form, missing, consent) => {
  const calls = fakeApi(() => ({ status: 422, body: {} }));
  render(form);
  await userEvent.click(screen.getByRole('button', { name: /./ }));
  for (const [label, text] of Object.entries(missing)) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(text));
  }
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(expect.stringContaining(consent));
  expect(calls).toEqual([]);
});

it('what is no phone number is named beside what is missing', async () => {
  const calls = fakeApi(() => ({ status: 422, body: {} }));
  render(<ContactScreen />);
  await userEvent.type(screen.getByLabelText('Phone'), '12');
  await userEvent.click(screen.getByRole('button', { name: /./ }));
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(
    expect.stringContaining('Please enter a valid phone number with country code.'),
  );
  expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription(expect.stringContaining(EMPTY));
  expect(calls).toEqual([]);
});

it('the form for guest data has everybody who is booked and not entered, counted after those who are', async () => {
  const stay: GuestLinkAnswer = {
    estate: 'Sea View',
    checkIn: '2027-03-13',
    checkOut: '2027-03-16',
    expected: 4,
    persons: [{ ref: 'gst-1', firstName: 'Cem', isComplete: true, needsLastName: false }],
    countries: [{ value: 'TR', label: { en: 'Türkiye' } }],
  };
  fakeApi(() => ({ body: stay }));
  render(<GuestData id="link" />);
  const people = await screen.findAllByRole('group');
  expect(people.map((person) => person.querySelector('legend')?.textContent)).toEqual([
    'Person 2',
    'Person 3',
    'Person 4',
  ]);
  expect(screen.getByText(/^Sea View · 13\s?–\s?16 Mar 2027$/)).toBeVisible();
});
