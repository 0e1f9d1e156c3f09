import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { type Answer, type Call, fakeApi } from './fake-api.ts';
import { openScreen, toasts } from './harness.tsx';
import { estatesConfig, RECORD } from './sample-estates.ts';

const CREATE = '/v1/estates/create';
const EDIT = '/v1/estates/update/e1';
const one = { body: RECORD, headers: { ETag: '"3"' } };

/** The stored record, and what a write answers. */
function api(write: (call: Call) => Answer): Call[] {
  return fakeApi((call) => {
    if (call.method !== 'GET') return write(call);
    return call.url.includes('/estates/') ? one : { body: { items: [], total: 0 } };
  });
}
const writes = (calls: Call[]) => calls.filter(({ method }) => method !== 'GET');
const created = { status: 201, body: { ...RECORD, id: 'new' } };

describe('a long form', () => {
  const parts = ['Identity', 'Names', 'Sale', 'Notes'];
  const long = () => {
    const config = estatesConfig();
    const estates = config.resources['estates']!;
    const rows = [[['code']], [['propertyName']], [['isForSale'], ['salePrice']], [['projectName']]];
    const sections = parts.map((en, index) => ({ label: { en }, rows: rows[index]! }));
    const create = { ...estates.create, layout: 'sections' as const, sections };
    return { ...config, resources: { ...config.resources, estates: { ...estates, create } } };
  };

  it('is headed with what one record is called, and lists its parts; the way there takes the focus along', async () => {
    openScreen({ config: long(), path: CREATE });
    expect(await screen.findByRole('heading', { level: 1, name: 'New estate' })).toBeVisible();
    const index = screen.getByRole('navigation', { name: 'Form sections' });
    expect(
      within(index)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(parts);
    expect(within(index).getByRole('button', { name: 'Identity' })).toHaveAttribute('aria-current', 'location');
    await userEvent.click(within(index).getByRole('button', { name: 'Sale' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Sale' })).toHaveFocus();
  });

  it('marks the parts in which something is to be checked', async () => {
    const calls = api(() => created);
    openScreen({ config: long(), path: CREATE });
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    const index = screen.getByRole('navigation', { name: 'Form sections' });
    expect(await within(index).findAllByLabelText('1 field to check')).toHaveLength(2);
    expect(within(index).getByRole('button', { name: /^Names/ })).toHaveTextContent('1');
    expect(writes(calls)).toEqual([]);
  });
});

describe('creating a record', () => {
  it('marks what is missing, sends nothing, and puts the cursor there', async () => {
    const calls = api(() => created);
    openScreen({ config: estatesConfig(), path: CREATE });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Code'), 'KNK-9');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This field cannot be empty!')).toBeVisible();
    const name = screen.getByLabelText('Property name');
    expect(name).toHaveAttribute('aria-invalid', 'true');
    expect(name).toHaveAccessibleDescription('This field cannot be empty!');
    await waitFor(() => expect(name).toHaveFocus());
    expect(writes(calls)).toEqual([]);
    expect(screen.getByLabelText('Code')).toHaveValue('KNK-9');
  });

  it('sends what was typed once, with a key of its own, and goes to the new record', async () => {
    const calls = api(() => created);
    const { here } = openScreen({ config: estatesConfig(), path: CREATE });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Code'), '  KNK-9 ');
    await user.type(screen.getByLabelText('Property name'), 'Deniz Evi');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(here.pathname).toBe('/v1/estates/show/new'));
    const [sent, ...others] = writes(calls);
    expect(others).toEqual([]);
    expect(sent?.body).toEqual({ code: 'KNK-9', propertyName: 'Deniz Evi', isForSale: false });
    expect(sent?.headers.get('Idempotency-Key')).toMatch(/^.{16,}$/);
    expect(toasts()).toContain('Estate created: KNK-001 · Sea View');
  });

  it('says by the words of its file that it is there', async () => {
    api(() => created);
    const config = estatesConfig();
    const estates = { ...config.resources['estates']!, created: { en: '{propertyName} can be sold now.' } };
    openScreen({ config: { ...config, resources: { ...config.resources, estates } }, path: '/v1/estates/create' });
    await userEvent.type(await screen.findByLabelText('Code'), 'KNK-9');
    await userEvent.type(screen.getByLabelText('Property name'), 'Deniz Evi');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts()).toContain('Sea View can be sold now.'));
  });

  it('requires a field only while its condition shows it', async () => {
    const calls = api(() => created);
    openScreen({ config: estatesConfig(), path: CREATE });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Code'), 'KNK-9');
    await user.type(screen.getByLabelText('Property name'), 'Deniz Evi');
    await user.click(screen.getByRole('tab', { name: /^Sale/ }));
    expect(screen.queryByLabelText('Sale price')).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'For sale' }));
    expect(await screen.findByLabelText('Sale price')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^Identity/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    // The tab that hid the error opens, and says so.
    expect(await screen.findByText('This field cannot be empty!')).toBeVisible();
    expect(screen.getByRole('tab', { name: /Sale/ })).toHaveAttribute('aria-selected', 'true');
    expect(within(screen.getByRole('tab', { name: /Sale/ })).getByLabelText('1 field to check')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'For sale' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes(calls)).toHaveLength(1));
    expect(writes(calls)[0]?.body).not.toHaveProperty('salePrice', expect.anything());
  });

  it.each([
    ['en', '1,234.50', 'Sale', 'For sale', 'Sale price', 'Save'],
    ['tr', '1.234,50', 'Satış', 'Satılık', 'Satış fiyatı', 'Kaydet'],
  ])('reads an amount as people of the language write it (%s)', async (language, typed, tab, toggle, price, save) => {
    await i18next.changeLanguage(language);
    const calls = api(() => created);
    openScreen({ config: estatesConfig(), path: CREATE });
    const user = userEvent.setup();
    const [code, name] = await screen.findAllByRole('textbox');
    await user.type(code!, 'KNK-9');
    await user.type(name!, 'Deniz Evi');
    await user.click(screen.getByRole('tab', { name: tab }));
    await user.click(screen.getByRole('switch', { name: toggle }));
    await user.type(await screen.findByLabelText(price), typed);
    await user.click(screen.getByRole('button', { name: save }));
    await waitFor(() => expect(writes(calls)[0]?.body).toMatchObject({ salePrice: 123450, isForSale: true }));
  });

  it('shows what the server found beside its field, and loses nothing', async () => {
    const message = 'Please check what you entered.';
    const calls = api(() => ({ status: 422, body: { message, errors: { code: ['This code is taken.'] } } }));
    openScreen({ config: estatesConfig(), path: CREATE });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Code'), 'KNK-1');
    await user.type(screen.getByLabelText('Property name'), 'Deniz Evi');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This code is taken.')).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('This code is taken.');
    expect(screen.getByLabelText('Code')).toHaveValue('KNK-1');
    expect(screen.getByLabelText('Property name')).toHaveValue('Deniz Evi');
    expect(toasts()).toContain(message);
    // Another body is another creation.
    await user.type(screen.getByLabelText('Code'), '7');
    expect(screen.queryByText('This code is taken.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes(calls)).toHaveLength(2));
    const keys = writes(calls).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('says an error that no field of the form shows above it', async () => {
    api(() => ({ status: 422, body: { message: 'No.', errors: { unseen: ['The owner is missing.'] } } }));
    openScreen({ config: estatesConfig(), path: CREATE });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Code'), 'KNK-1');
    await user.type(screen.getByLabelText('Property name'), 'Deniz Evi');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The owner is missing.');
  });
});

describe('editing a record', () => {
  it('sends only what was changed, on the version it was filled from', async () => {
    const calls = api(() => ({ body: { ...RECORD, version: 4 } }));
    const { here } = openScreen({ config: estatesConfig(), path: EDIT });
    const user = userEvent.setup();
    const name = await screen.findByLabelText('Property name');
    expect(name).toHaveValue('Sea View');
    expect(screen.getByText('5')).toBeVisible(); // nights, computed
    await user.clear(name);
    await user.type(name, 'Lake View');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(here.pathname).toBe('/v1/estates/show/e1'));
    const [sent] = writes(calls);
    expect(sent?.method).toBe('PATCH');
    expect(sent?.body).toEqual({ propertyName: 'Lake View' });
    expect(sent?.headers.get('If-Match')).toBe('"3"');
  });

  it('sends nothing when nothing was changed', async () => {
    const calls = api(() => ({ body: RECORD }));
    const { here } = openScreen({ config: estatesConfig(), path: EDIT });
    await screen.findByLabelText('Property name');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(here.pathname).toBe('/v1/estates/show/e1'));
    expect(writes(calls)).toEqual([]);
  });

  it('shows a field that the role may not write as text', async () => {
    api(() => ({ body: RECORD }));
    const config = estatesConfig();
    const { estates } = config.resources;
    const code = { ...estates!.fields['code']!, writable: false };
    openScreen({ config: estatesConfig({ fields: { ...estates!.fields, code } }), path: EDIT });
    expect(await screen.findByLabelText('Property name')).toBeVisible();
    expect(screen.queryByLabelText('Code')).toBeNull();
    expect(screen.getByText('KNK-001')).toBeVisible();
  });

  it('says who changed what meanwhile, and overwrites nothing without being told to', async () => {
    const current = {
      ...RECORD,
      propertyName: 'Their View',
      opensOn: '2026-05-02',
      version: 4,
      updatedAt: '2026-03-01T08:30:00.000Z',
    };
    let isFirst = true;
    const calls = api(() => {
      if (!isFirst) return { body: { ...current, version: 5 } };
      isFirst = false;
      return {
        status: 412,
        body: { message: 'Changed meanwhile.', current, changedBy: { id: 'u2', name: 'Mehmet Kaya' } },
      };
    });
    openScreen({ config: estatesConfig(), path: EDIT });
    const user = userEvent.setup();
    const name = await screen.findByLabelText('Property name');
    await user.clear(name);
    await user.type(name, 'My View');
    await user.type(screen.getByLabelText('Code'), '-B');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Mehmet Kaya saved other changes (01 Mar 2026, 11:30)');
    const row = within(dialog).getByRole('row', { name: /^Property name/ });
    expect(row).toHaveTextContent('Sea View');
    expect(within(dialog).getByRole('row', { name: /^Season/ })).toHaveTextContent('not changed by you');
    const save = within(dialog).getByRole('button', { name: 'Save with these values' });
    expect(within(dialog).getByRole('radio', { name: 'My View' })).toBeChecked();
    expect(save).toBeEnabled();
    // Cancelling keeps what was typed.
    await user.click(within(dialog).getByRole('button', { name: 'Back to form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(name).toHaveValue('My View');

    isFirst = true;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const again = await screen.findByRole('dialog');
    await user.click(within(again).getByRole('radio', { name: 'Their View' }));
    await user.click(within(again).getByRole('button', { name: 'Save with these values' }));
    await waitFor(() => expect(writes(calls)).toHaveLength(3));
    // Theirs is taken for the name, mine stays for the code, and it stands on their version.
    expect(writes(calls)[2]?.body).toEqual({ code: 'KNK-001-B' });
    expect(writes(calls)[2]?.headers.get('If-Match')).toBe('"4"');
  });

  it('keeps everything typed when the server cannot be reached, and says so', async () => {
    api(() => ({ status: 503, body: { message: 'The data cannot be written just now.' } }));
    openScreen({ config: estatesConfig(), path: EDIT });
    const user = userEvent.setup();
    const name = await screen.findByLabelText('Property name');
    await user.type(name, ' 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The data cannot be written just now.');
    expect(name).toHaveValue('Sea View 2');
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('says that a record is not there', async () => {
    fakeApi(() => ({ status: 404, body: { message: 'Not found.' } }));
    openScreen({ config: estatesConfig(), path: EDIT });
    expect(await screen.findByText('Record not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/v1/estates/list');
  });
});
