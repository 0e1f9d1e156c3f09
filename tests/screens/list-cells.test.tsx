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
const pointAt = (target: Element) => fireEvent.pointerOver(target, { pointerType: 'mouse' });
function pressPencil() {
  pointAt(cell('propertyName'));
  fireEvent.click(within(cell('propertyName')).getByRole('button', { name: 'Edit Property name' }));
}
async function editName(value: string) {
  pressPencil();
  const form = await screen.findByRole('form', { name: 'Edit this cell' });
  const input = within(form).getByLabelText('Property name');
  fireEvent.change(input, { target: { value } });
  fireEvent.submit(form);
  return { form, input };
}

afterEach(() => vi.unstubAllGlobals());

describe('a cell is typed in where it stands', () => {
  it('by its pencil; only that field goes out, on top of the version that was shown', async () => {
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
    pressPencil();
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

describe('a press on a cell', () => {
  it('opens the row at once, also where the cell can be typed in', async () => {
    const { here } = await openList();
    pointAt(cell('propertyName'));
    fireEvent.click(cell('propertyName'), { detail: 1 });
    expect(here.pathname).toBe('/v1/estates/show/e1');
  });
  it('by Enter, too', async () => {
    const { here } = await openList();
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    expect(here.pathname).toBe('/v1/estates/show/e1');
  });
});

describe('the pencil', () => {
  const pencil = () => screen.queryByRole('button', { name: /^Edit Property/ });

  it('is in the cell of the pointer only, and goes with it', async () => {
    await openList();
    pointAt(cell('propertyName'));
    pointAt(cell('propertyName', 'e2'));
    expect(cell('propertyName', 'e2')).toContainElement(pencil());
    pointAt(document.body);
    expect(pencil()).toBeNull();
  });
  it('is in the cell that the arrows led to, also of the next row; F2 does the same', async () => {
    await openList();
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    expect(cell('propertyName', 'e2')).toHaveFocus();
    expect(cell('propertyName', 'e2')).toContainElement(pencil());
    fireEvent.keyDown(document.activeElement!, { key: 'F2' });
    expect(await screen.findByLabelText('Property name')).toHaveValue('Garden');
  });
  it('is not what a finger meets', async () => {
    await openList();
    fireEvent.pointerOver(cell('propertyName'), { pointerType: 'touch' });
    expect(pencil()).toBeNull();
  });
  it.each<[string, Partial<ClientResource>, string]>([
    ['the state, which moves by actions', {}, 'status'],
    ['a role that may not edit', { can: ['list', 'show', 'delete'] }, 'propertyName'],
    ['a record that is locked', { lockedIf: { status: 'ACTIVE' } }, 'propertyName'],
  ])('is not in a cell that the person may not type in: %s', async (_name, changes, field) => {
    await openList(changes);
    pointAt(cell(field));
    expect(screen.queryByRole('button', { name: /^Edit (Property|Status)/ })).toBeNull();
  });
});
