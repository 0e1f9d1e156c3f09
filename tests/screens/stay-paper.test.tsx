import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientConfig } from '../../src/config/client.ts';
import type { RawFact, RawResource } from '../../src/config/raw.ts';
import { makeResource } from '../../src/config/testing.ts';
import type { CompanyHead } from '../../src/wire/company.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';

const file = JSON.parse(readFileSync('resources/v1/operational/reservations.json', 'utf8')) as RawResource;
const MONEY = [
  ...['accommodationPrice', 'facilityFees', 'cleaningFee', 'chargesTotal', 'grandTotal', 'paidAmount'],
  ...['remainingPrice', 'refundDue', 'collectedBy', 'status'],
];
const ofMoney = (facts: readonly RawFact[] = []) =>
  facts.filter((fact) => MONEY.includes(typeof fact === 'string' ? fact : fact.field));
const { sections = [], sheet } = file.show!;
const payment = sections.flatMap((section) => ('facts' in section ? section : []))[0]!;
const price = sheet!.sections.at(-1)!;
const stays = makeResource({
  name: 'reservations',
  title: '{code}',
  fields: {
    ...Object.fromEntries(['code', ...MONEY].map((name) => [name, file.fields[name]!])),
    currency: { type: 'enum', values: ['EUR'] },
  },
  show: {
    hideEmpty: true,
    sheet: { ...sheet!, to: '{code}', sections: [{ ...price, facts: ofMoney(price.facts) }] },
    sections: [{ label: 'Payment', facts: ofMoney(payment.facts) }],
  },
});

const COMPANY: CompanyHead = {
  name: 'Konak',
  address: '',
  taxOffice: '',
  taxNo: '',
  phone: '',
  email: '',
  website: '',
  logo: '',
};

/** What is said of money on the page of a stay, and on the confirmation that its guest gets. */
async function shown(money: object) {
  const { dialects, menu } = sampleConfig();
  const whole = { version: '1', resources: { stays }, dialects, menu, landing: {}, enums: {}, modules: {} };
  const config = clientConfig({
    config: { ...whole, pages: {}, examples: {}, policy: { model: '', rows: [], csv: [] } },
    role: 'admin',
    can: () => true,
    findings: [],
  });
  const stay = { id: 's1', version: 1, code: 'R-1', currency: 'EUR', status: 'SUCCESSFUL', ...money };
  fakeApi(({ url }) => ({ body: url.includes('/_meta/company') ? COMPANY : stay }));
  openScreen({ config, path: stays.routes.show.replace(':id', 's1') });
  const card = (await screen.findByRole('heading', { name: 'Payment' })).parentElement!;
  const labels = (element: HTMLElement) =>
    within(element)
      .getAllByRole('term')
      .map((term) => term.textContent);
  const onCard = labels(card);
  // The sheet comes after the page.
  const paper = await waitFor(() => {
    fireEvent(window, new Event('beforeprint'));
    return screen.getByRole('article', { name: 'Booking confirmation' });
  });
  return { onCard, onPaper: labels(paper) };
}

const PRICE = { accommodationPrice: 40_000, cleaningFee: 4000, grandTotal: 44_000, paidAmount: 50_000 };

it('what goes back to a guest is said once, and not as something less than nothing to pay', async () => {
  const overpaid = { ...PRICE, collectedBy: 'COMPANY', remainingPrice: -6000, refundDue: 6000 };
  expect(await shown(overpaid)).toEqual({
    onCard: ['Total', 'Paid so far', 'Refund due'],
    onPaper: ['Accommodation', 'Cleaning fee', 'Total', 'Paid so far', 'Refund due'],
  });
});

it('what a channel collects is not on the paper, as it is not in the mails', async () => {
  const charged = { ...PRICE, chargesTotal: 7500, grandTotal: 51_500, paidAmount: 0, remainingPrice: 7500 };
  expect(await shown({ ...charged, collectedBy: 'CHANNEL' })).toEqual({
    onCard: ['Total', 'Paid so far', 'Remaining'],
    onPaper: ['Extra charges', 'Left to pay'],
  });
});
