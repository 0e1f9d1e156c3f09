import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { clientConfig } from '../../src/config/client.ts';
import { makeResource } from '../../src/config/testing.ts';
import type { ClientConfig } from '../../src/config/types.ts';
import { type Answer, type Call, fakeApi } from './fake-api.ts';
import { type FakeUpload, fakeUploads, seeEverything } from './fake-uploads.ts';
import { openScreen, toasts } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';

const papers = makeResource({
  name: 'papers',
  title: '{name}',
  fields: {
    name: { type: 'text', label: 'Name' },
    deed: { type: 'file', label: 'Deed', accept: ['pdf', 'png'], maxBytes: 2048 },
    photos: { type: 'images', label: 'Photos', maxItems: 3 },
  },
  list: { columns: ['name', 'photos', 'deed'] },
});
const { routes } = papers;

function config(): ClientConfig {
  const { dialects, menu } = sampleConfig();
  const policy = { model: '', rows: [], csv: [] };
  const whole = {
    version: '1',
    resources: { papers },
    pages: {},
    examples: {},
    dialects,
    menu,
    landing: {},
    enums: {},
    modules: {},
    policy,
  };
  return clientConfig({ config: whole, role: 'admin', can: () => true, findings: [] });
}

/** What the server names an upload by. */
const idOf = (letter: string) => letter.repeat(40);
const photo = (letter: string, caption: string) => ({
  id: idOf(letter),
  name: `${letter}.png`,
  type: 'image/png',
  size: 100,
  caption,
});
const PHOTOS = [photo('a', 'Sea'), photo('b', 'Garden'), photo('c', 'Bath')];
const DEED = { id: idOf('d'), name: 'deed.pdf', type: 'application/pdf', size: 1400 };
const RECORD = { id: 'p1', version: 3, name: 'Home', deed: DEED, photos: PHOTOS, _refs: {} };

const api = (write: (call: Call) => Answer = () => ({ status: 201, body: RECORD }), record: object = RECORD) =>
  fakeApi((call) => {
    if (call.method !== 'GET') return write(call);
    if (call.url.includes('/papers/')) return { body: record, headers: { ETag: '"3"' } };
    return call.url.includes('/files/') ? { body: {} } : { body: { items: [record], total: 1 } };
  });
const sent = (calls: readonly Call[]) => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });
const picture = (name: string) => file(name, 'image/png');
const stored = (letter: string, name: string, type = 'image/png') => ({ id: idOf(letter), name, type, size: 10 });

let uploads: FakeUpload[];
/** The upload of this name, once it is on its way. */
const upload = (name: string) =>
  waitFor(() => {
    const found = uploads.find((one) => one.name === name);
    if (found === undefined) throw new Error(`${name} is not on its way`);
    return found;
  });
beforeEach(() => {
  uploads = fakeUploads();
  seeEverything();
});

/** Opens a form; files are chosen as a person who may choose any file does. */
async function form(path: string) {
  const view = openScreen({ config: config(), path });
  const user = userEvent.setup({ applyAccept: false });
  const deed = await screen.findByLabelText(/^Choose (a|another) file$/);
  return { ...view, user, deed, photos: await screen.findByLabelText('Add pictures') };
}
const edit = routes.edit.replace(':id', 'p1');

describe('one file', () => {
  it('says how far it is, is kept when it is there, and is sent with the record', async () => {
    const calls = api();
    const { user, deed } = await form(routes.create);
    await user.type(screen.getByLabelText('Name'), 'Home');
    await user.upload(deed, file('deed.pdf', 'application/pdf'));
    const call = await upload('deed.pdf');
    const bar = screen.getByRole('progressbar', { name: 'Uploading deed.pdf' });
    call.progress(30, 60);
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
    await call.answer(201, stored('e', 'deed.pdf', 'application/pdf'));
    expect(await screen.findByRole('button', { name: 'Remove deed.pdf' })).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByLabelText('Choose another file')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls)).toMatchObject([{ name: 'Home', deed: { id: idOf('e') } }]));
  });

  it('cancelled on its way is never there', async () => {
    api();
    const { user, deed } = await form(routes.create);
    await user.upload(deed, file('deed.pdf', 'application/pdf'));
    const call = await upload('deed.pdf');
    await user.click(screen.getByRole('button', { name: 'Cancel deed.pdf' }));
    expect(call.isAborted()).toBe(true);
    expect(screen.queryByText('deed.pdf')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of another kind or too big is refused in words before anything is sent', async () => {
    api();
    const { user, deed } = await form(routes.create);
    await user.upload(deed, file('deed.svg', 'image/svg+xml'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Only PDF, PNG can be used here.');
    // The next one takes its place.
    await user.upload(screen.getByLabelText('Choose a file'), file('long.pdf', 'application/pdf', 4096));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/too large/));
    expect(screen.queryByText('deed.svg')).toBeNull();
    expect(uploads).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Dismiss long.pdf' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that the server refuses says the server’s words, and what was typed stays', async () => {
    api();
    const { user, deed } = await form(routes.create);
    await user.type(screen.getByLabelText('Name'), 'Half typed');
    await user.upload(deed, picture('drawing.png'));
    await (await upload('drawing.png')).answer(422, { message: 'This is a drawing, not a PNG.' });
    expect(await screen.findByRole('alert')).toHaveTextContent('This is a drawing, not a PNG.');
    expect(screen.getByLabelText('Name')).toHaveValue('Half typed');
  });

  it('is removed from its record', async () => {
    const calls = api(() => ({ body: { ...RECORD, deed: null, version: 4 } }));
    const { user } = await form(edit);
    await user.click(screen.getByRole('button', { name: 'Remove deed.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls)).toEqual([{ deed: null }]));
  });
});

const captions = () =>
  screen.getAllByRole('textbox', { name: /^Caption of picture/ }).map((box) => (box as HTMLInputElement).value);

describe('pictures', () => {
  it('are put in order by buttons that keep the focus, and say where they are', async () => {
    const calls = api(() => ({ body: { ...RECORD, version: 4 } }));
    const { user } = await form(edit);
    const back = await screen.findByRole('button', { name: 'Move picture 1 back' });
    back.focus();
    await user.keyboard('{Enter}');
    expect(captions()).toEqual(['Garden', 'Sea', 'Bath']);
    expect(screen.getByRole('button', { name: 'Move picture 2 back' })).toHaveFocus();
    expect(screen.getByText('Now picture 2 of 3.')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    // At the end the button does nothing more, and still has the focus.
    const last = screen.getByRole('button', { name: 'Move picture 3 back' });
    expect(last).toHaveFocus();
    expect(last).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(captions()).toEqual(['Garden', 'Bath', 'Sea']);
    await user.click(screen.getByRole('button', { name: 'Make picture 2 the cover' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(calls)).toMatchObject([{ photos: ['c', 'b', 'a'].map((letter) => ({ id: idOf(letter) })) }]),
    );
  });

  it('have captions, and are removed', async () => {
    const calls = api(() => ({ body: { ...RECORD, version: 4 } }));
    const { user } = await form(edit);
    await user.click(await screen.findByRole('button', { name: 'Remove picture 2' }));
    const caption = screen.getByRole('textbox', { name: 'Caption of picture 1 of 2' });
    await user.clear(caption);
    await user.type(caption, 'Sea in May');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(calls)).toMatchObject([{ photos: [{ id: idOf('a'), caption: 'Sea in May' }, { id: idOf('c') }] }]),
    );
  });

  it('beyond the number that there is room for are not sent, and that is said', async () => {
    api(undefined, { ...RECORD, photos: [PHOTOS[0]] });
    const { user, photos } = await form(edit);
    await user.upload(photos, [picture('1.png'), picture('2.png'), picture('3.png')]);
    expect(screen.getByText('You can add up to 3 pictures.')).toBeInTheDocument();
    const first = await upload('1.png');
    const second = await upload('2.png');
    expect(uploads).toHaveLength(2);
    // They stand in the order in which they came.
    await second.answer(201, stored('2', '2.png'));
    await first.answer(201, stored('1', '1.png'));
    await waitFor(() => expect(captions()).toEqual(['Sea', '', '']));
  });

  it('on a page are a gallery that shows one large, and the next by an arrow', async () => {
    api();
    openScreen({ config: config(), path: routes.show.replace(':id', 'p1') });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Enlarge: Sea' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveAccessibleName('Sea');
    await user.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    expect(dialog).toHaveAccessibleName('Garden');
    within(dialog).getByRole('button', { name: 'Next picture' }).focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(dialog).toHaveAccessibleName('Bath');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The file beside them is downloaded by its name.
    expect(screen.getByRole('button', { name: 'Download deed.pdf' })).toBeVisible();
  });
});

it('what the server warns of is said after saving, which it does not stop', async () => {
  const _warnings = [{ field: 'name', message: 'Another home has this name.' }];
  api(() => ({ status: 201, body: { ...RECORD, id: 'new', _warnings } }));
  const { user, here } = await form(routes.create);
  await user.type(screen.getByLabelText('Name'), 'Home');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(here.pathname).toBe(routes.show.replace(':id', 'new')));
  expect(toasts()).toEqual(expect.arrayContaining(['Another home has this name.']));
});
