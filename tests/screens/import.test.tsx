import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import type { ImportAnswer } from '../../src/wire/import.ts';
import { fakeApi } from './fake-api.ts';
import { fakeUploads } from './fake-uploads.ts';
import { choose as pick } from './choose.ts';
import { openScreen } from './harness.tsx';
import { estatesConfig, RECORD } from './sample-estates.ts';
import '../../src/engine/list/MoreTools.tsx';
import '../../src/engine/list/import/ImportDialog.tsx';

const LIST = '/v1/estates/list';
const FILE = new File(['code;name\nA;B'], 'homes.csv', { type: 'text/csv' });
const ANSWER: ImportAnswer = {
  dryRun: true,
  created: 2,
  updated: 1,
  unchanged: 0,
  rows: 4,
  failed: 1,
  format: 'csv',
  errors: [{ row: 5, field: 'code', cell: 'A5', column: 'code', value: 'A-1', message: '“A-1” is already in use.' }],
  key: 'code',
  keys: ['code', 'id'],
  columns: [
    { head: 'code', key: 'code' },
    { head: 'name', key: null },
  ],
  targets: [
    { key: 'code', label: 'Code' },
    { key: 'propertyName', label: 'Name' },
    { key: 'id', label: 'Id', isRead: true },
  ],
};
const without = { ...ANSWER, failed: 0, errors: [] };

function open(can: readonly string[] = ['list', 'show', 'create', 'edit', 'import']) {
  const calls = fakeApi(() => ({ body: { items: [{ ...RECORD }], total: 1 } }));
  const uploads = fakeUploads();
  const config = estatesConfig();
  const resources = Object.fromEntries(
    Object.entries(config.resources).map(([name, resource]) => [name, { ...resource, can }]),
  );
  openScreen({ config: { ...config, resources }, path: LIST });
  return { calls, uploads, user: userEvent.setup() };
}

async function choose(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'More for this list' }));
  await user.click(screen.getByRole('menuitem', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: /^Import:/ });
  await user.upload(within(dialog).getByLabelText('Choose a file', { selector: 'input' }), FILE);
  return dialog;
}

describe('a file into a list', () => {
  it('is offered to whom it is granted only', async () => {
    open(['list', 'show', 'export']);
    expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'More for this list' })).toBeNull();
  });

  it('is tried first: counts, what is wrong by cell, and the good rows on request', async () => {
    const { uploads, user } = open();
    const dialog = await choose(user);
    expect(uploads[0]?.path).toBe('/api/estates/import?dryRun=true');
    expect(within(dialog).getByRole('progressbar', { name: 'Checking homes.csv…' })).toBeVisible();
    await uploads[0]?.answer(200, ANSWER);
    expect(await within(dialog).findByText('Nothing has been saved yet.')).toBeVisible();
    const row = within(dialog).getByRole('row', { name: /A5/ });
    expect(within(row).getByText('“A-1” is already in use.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Import only the 3 rows without errors' }));
    expect(uploads[1]?.path).toBe('/api/estates/import?partial=true&columns=code%2C&key=code');
    await uploads[1]?.answer(200, { ...ANSWER, dryRun: false });
    expect(await within(dialog).findByText('Left out because of errors: 1.')).toBeVisible();
  });

  it('imports, and the list is read again', async () => {
    const { uploads, user, calls } = open();
    const dialog = await choose(user);
    await uploads[0]?.answer(200, without);
    const before = calls.length;
    await user.click(await within(dialog).findByRole('button', { name: 'Import 3 rows' }));
    await uploads[1]?.answer(200, { ...without, dryRun: false });
    expect(await within(dialog).findByText('Imported')).toBeVisible();
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes a column for another field, and asks again', async () => {
    const { uploads, user } = open();
    const dialog = await choose(user);
    await uploads[0]?.answer(200, without);
    await pick(await within(dialog).findByRole('combobox', { name: 'name' }), 'Name');
    await pick(within(dialog).getByRole('combobox', { name: 'Find records by' }), /^no column/);
    await user.click(within(dialog).getByRole('button', { name: 'Check again' }));
    expect(uploads[1]?.path).toBe('/api/estates/import?dryRun=true&columns=code%2CpropertyName&key=none');
  });

  it('asks once how a column of dates is meant, and reads it so', async () => {
    const { uploads, user } = open();
    const dialog = await choose(user);
    const ways = [
      { way: 'dayFirst' as const, value: '2027-04-03' },
      { way: 'monthFirst' as const, value: '2027-03-04' },
    ];
    const answered = (chosen?: 'monthFirst'): ImportAnswer => ({
      ...without,
      columns: [
        { head: 'code', key: 'code' },
        { head: 'Since', key: 'propertyName', twoWays: { example: '03/04/2027', ways, ...(chosen && { chosen }) } },
      ],
    });
    await uploads[0]?.answer(200, answered());
    const question = await within(dialog).findByRole('group', { name: /“03\/04\/2027” in the column “Since”/ });
    expect(within(question).getByRole('radio', { name: '03 Apr 2027 day first' })).not.toBeChecked();
    await user.click(within(question).getByRole('radio', { name: '04 Mar 2027 month first' }));
    expect(uploads[1]?.path).toBe(
      '/api/estates/import?dryRun=true&columns=code%2CpropertyName&key=code&read=%2CmonthFirst',
    );
    await uploads[1]?.answer(200, answered('monthFirst'));
    expect(await within(dialog).findByRole('radio', { name: '04 Mar 2027 month first' })).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Import 3 rows' }));
    expect(uploads[2]?.path).toContain('read=%2CmonthFirst');
  });

  it('says in words why a file was refused, and takes another one that is dropped', async () => {
    const { uploads, user } = open();
    await i18next.changeLanguage('tr');
    await user.click(await screen.findByRole('button', { name: 'Bu listeyle ilgili diğer işlemler' }));
    await user.click(screen.getByRole('menuitem', { name: 'İçe aktar' }));
    const dialog = await screen.findByRole('dialog');
    await user.upload(within(dialog).getByLabelText('Dosya seçin', { selector: 'input' }), FILE);
    await uploads[0]?.answer(422, { message: 'Dosya boş.' });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Dosya boş.');
    const place = within(dialog).getByText(/buraya bırakın/);
    fireEvent.drop(place, { dataTransfer: { files: [FILE] } });
    await waitFor(() => expect(uploads).toHaveLength(2));
  });

  it('an import that somebody else’s change has undone shows its errors', async () => {
    const { uploads, user } = open();
    const dialog = await choose(user);
    await uploads[0]?.answer(200, without);
    await user.click(await within(dialog).findByRole('button', { name: 'Import 3 rows' }));
    await uploads[1]?.answer(422, { ...ANSWER, dryRun: false, created: 0, updated: 0, message: 'Nothing was saved.' });
    expect(await within(dialog).findByRole('row', { name: /A5/ })).toBeVisible();
    expect(within(dialog).getByText('Nothing has been saved yet.')).toBeVisible();
  });
});

vi.setConfig({ testTimeout: 60_000 });
