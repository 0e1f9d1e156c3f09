import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
// Lazy; loaded here, no test waits for its first transformation.
import '../../src/engine/list/cell/CellEdit.tsx';
import type { ClientResource } from '../../src/config/types.ts';
import { type Answer, type Call, fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { estatesConfig, RECORD } from './sample-estates.ts';

const LIST = '/v1/estates/list';
const others = [RECORD, { ...RECORD, id: 'e2', code: 'KNK-002', propertyName: 'Garden' }];

async function openList(
  changes: Partial<ClientResource> = {},
  answer: (call: Call) => Answer | undefined = () => undefined,
) {
  const calls = fakeApi((call) => {
    if (call.method === 'GET') return { body: { items: others, total: others.length } };
    return answer(call) ?? { body: { ...RECORD, ...(call.body as object), version: RECORD.version + 1 } };
  });
  const view = openScreen({ config: estatesConfig(changes), path: LIST });
  await screen.findByText('Garden');
  // It follows the rows.
  await screen.findByText('Select');
  return { calls, here: view.here, writes: () => calls.filter(({ method }) => method !== 'GET') };
}
const cell = (field: string, id = 'e1') =>
  document.querySelector<HTMLElement>(`[data-row-key=${id}] [data-field=${field}]`)!;
/** As a browser tells of it. */
function doublePress(target: HTMLElement) {
  fireEvent.click(target, { detail: 1 });
  fireEvent.click(target, { detail: 2 });
  fireEvent.doubleClick(target);
}
async function editName(value: string) {
  doublePress(cell('propertyName'));
  const form = await screen.findByRole('form', { name: 'Edit this cell' });
  const input = within(form).getByLabelText('Property name');
  fireEvent.change(input, { target: { value } });
  fireEvent.submit(form);
  return { form, input };
}

afterEach(() => vi.unstubAllGlobals());

describe('a cell is typed in where it stands', () => {
  it('by a double press; only that field goes out, on top of the version that was shown', async () => {
    const { writes, here } = await openList();
    const { input } = await editName('Lake View');
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit this cell' })).toBeNull());
    expect(writes()).toHaveLength(1);
    const [sent] = writes();
    expect([sent?.method, sent?.url, sent?.body]).toEqual(['PATCH', '/api/estates/e1', { propertyName: 'Lake View' }]);
    expect(sent?.headers.get('if-match')).toContain('3');
    expect(input).not.toBeInTheDocument();
    expect(here.pathname).toBe(LIST);
    expect(cell('propertyName')).toHaveFocus();
  });
  it('Escape drops it, and nothing is sent', async () => {
    const { writes } = await openList();
    doublePress(cell('propertyName'));
    const input = await screen.findByLabelText('Property name');
    fireEvent.change(input, { target: { value: 'Lake View' } });
    fireEvent.keyDown(input, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit this cell' })).toBeNull());
    expect(writes()).toEqual([]);
    expect(cell('propertyName')).toHaveTextContent('Sea View');
  });
  it('what is wrong is said beside it, here and by the server, and what was typed stays', async () => {
    const errors = { propertyName: ['This is taken already.'] };
    const { writes } = await openList({}, () => ({ status: 422, body: { message: 'No', errors } }));
    const { form, input } = await editName('');
    expect(await within(form).findByText('This field cannot be empty!')).toBeInTheDocument();
    expect(writes()).toEqual([]);
    fireEvent.change(input, { target: { value: 'Garden' } });
    fireEvent.submit(form);
    expect(await within(form).findByText('This is taken already.')).toBeInTheDocument();
    expect(writes()).toHaveLength(1);
    expect(input).toHaveValue('Garden');
    // A press elsewhere loses nothing of it.
    fireEvent.pointerDown(document.body);
    expect(input).toHaveValue('Garden');
  });
  it('a change by somebody else meanwhile is told', async () => {
    await openList({}, () => ({ status: 412, body: { message: 'Changed', current: { ...RECORD, version: 4 } } }));
    const { form, input } = await editName('Lake View');
    expect(await within(form).findByRole('alert')).toHaveTextContent(
      'Someone else has changed this record in the meantime',
    );
    expect(input).toHaveValue('Lake View');
  });
  it('by e on the cell that the arrows led to; e on the row leads to the form', async () => {
    const { here } = await openList();
    fireEvent.keyDown(document.body, { key: 'j' });
    const row = document.activeElement!;
    fireEvent.keyDown(row, { key: 'ArrowRight' });
    expect(cell('code')).toHaveFocus();
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    fireEvent.keyDown(document.activeElement!, { key: 'e' });
    expect(await screen.findByLabelText('Property name')).toHaveValue('Sea View');
    fireEvent.keyDown(screen.getByLabelText('Property name'), { key: 'Escape' });
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
    expect(row).toHaveFocus();
    fireEvent.keyDown(row, { key: 'e' });
    expect(here.pathname).toBe('/v1/estates/update/e1');
  });
});

describe('no cell of what the person may not type', () => {
  const noForm = () => expect(screen.queryByRole('form', { name: 'Edit this cell' })).toBeNull();

  it('the state, which moves by actions; there a press opens the record at once', async () => {
    const { here } = await openList();
    doublePress(cell('status'));
    noForm();
    expect(here.pathname).toBe('/v1/estates/show/e1');
  });
  it.each<[string, Partial<ClientResource>]>([
    ['a role that may not edit', { can: ['list', 'show', 'delete'] }],
    ['a record that is locked', { lockedIf: { status: 'ACTIVE' } }],
  ])('%s', async (_name, changes) => {
    await openList(changes);
    doublePress(cell('propertyName'));
    noForm();
  });
  it('one press opens the record once it is no double one', async () => {
    const { here } = await openList();
    fireEvent.click(cell('propertyName'), { detail: 1 });
    expect(here.pathname).toBe(LIST);
    await waitFor(() => expect(here.pathname).toBe('/v1/estates/show/e1'));
  });
});
