import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { clientConfig } from '../../src/config/client.ts';
import { makeResource } from '../../src/config/testing.ts';
import { currentToasts } from '../../src/providers/notification.ts';
import { type Call, fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';

const stays = makeResource({
  name: 'stays',
  title: '{code}',
  fields: {
    code: { type: 'text' },
    status: { type: 'enum', values: ['OPEN'].map((value) => ({ value, label: { en: value } })), readOnly: true },
    currency: { type: 'enum', values: ['EUR'].map((value) => ({ value, label: { en: value } })) },
    pieces: { type: 'integer', label: { en: 'Pieces' }, min: 1, hidden: true },
    added: { type: 'money', currencyField: 'currency', label: { en: 'In all' }, hidden: true, readOnly: true },
  },
  actions: {
    charge: {
      label: { en: 'Charge' },
      ask: [{ field: 'pieces', begin: 1 }],
      set: {},
      outcome: ['added'],
      done: { en: '{code}. {added} added.' },
      undo: 'uncharge',
    },
    uncharge: { label: { en: 'Undo the charge' }, set: { added: null }, asSeen: true, confirm: { en: 'Sure?' } },
  },
});
const STAY = { id: 's1', version: 1, code: 'R-1', status: 'OPEN', currency: 'EUR' };

it('the dialog shows what would come of what is typed, and the toast undoes the record as it was seen', async () => {
  const { dialects, menu } = sampleConfig();
  const whole = { version: '1', resources: { stays }, dialects, menu, landing: {}, enums: {}, modules: {} };
  const config = clientConfig({
    config: { ...whole, pages: {}, examples: {}, policy: { model: '', rows: [], csv: [] } },
    role: 'admin',
    can: () => true,
    findings: [],
  });
  const done: Call[] = [];
  fakeApi((call) => {
    const { url, method, body } = call;
    if (method !== 'POST') return { body: url.includes('/stays/s1') ? STAY : { items: [], total: 0 } };
    if (!url.endsWith('dryRun=true')) done.push(call);
    const { pieces } = body as { pieces?: number | null };
    if (url.includes('/uncharge')) return { body: { ...STAY, version: 3 } };
    if (!pieces) return { status: 422, body: { message: 'No', errors: { pieces: ['No piece.'] } } };
    return { body: { ...STAY, version: 2, added: 400 * pieces } };
  });
  openScreen({ config, path: stays.routes.show.replace(':id', 's1') });
  await userEvent.click(await screen.findByRole('button', { name: 'Charge' }));
  const dialog = within(await screen.findByRole('dialog'));
  const outcome = within(await dialog.findByRole('region', { name: 'Result' }));
  expect(await outcome.findByText('€4.00')).toBeTruthy();
  const pieces = dialog.getByLabelText('Pieces');
  await userEvent.clear(pieces);
  expect(await outcome.findByText('Shown once it is filled in.')).toBeTruthy();
  await userEvent.type(pieces, '3');
  expect(await outcome.findByText('€12.00')).toBeTruthy();
  expect(done).toEqual([]);

  await userEvent.click(dialog.getByRole('button', { name: 'Charge' }));
  await waitFor(() => expect(currentToasts().at(-1)?.message).toBe('R-1. €12.00 added.'));
  currentToasts().at(-1)?.way?.run();
  await waitFor(() => expect(done.map(({ url }) => url.split('/').at(-1))).toEqual(['charge', 'uncharge']));
  expect(done[1]?.headers.get('If-Match')).toBe('"2"');
});
