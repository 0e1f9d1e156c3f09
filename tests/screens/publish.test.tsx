import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ClientConfig, ClientResource } from '../../src/config/types.ts';
import { currentToasts } from '../../src/providers/notification.ts';
import { type Answer, type Call, fakeApi } from './fake-api.ts';
import { openScreen, toasts } from './harness.tsx';
import { estatesConfig, RECORD } from './sample-estates.ts';
// Lazy; loaded here, no test waits for their first transformation.
import '../../src/engine/actions/ActionDialog.tsx';
import '../../src/engine/draft/Missing.tsx';

const DRAFT = { ...RECORD, status: 'DRAFT', propertyName: null };
const WHOLE = { ...DRAFT, propertyName: 'Sea View', closeReason: 'Renovation' };
const PUBLISH = '/actions/publish';

/** Estates with a place of their own for drafts, as `resources/v1/estates` has them. */
function config(changes: Partial<ClientResource> = {}): ClientConfig {
  const plain = estatesConfig();
  const estates = plain.resources['estates'] as ClientResource;
  const fields = {
    ...estates.fields,
    status: { ...estates.fields['status'], default: 'DRAFT' } as ClientResource['fields'][string],
  };
  const publish = {
    ...estates.actions['publish'],
    confirm: { en: 'Publish this estate?' },
  } as ClientResource['actions'][string];
  const base = {
    ...estates,
    fields,
    draft: { state: 'DRAFT', action: 'publish' },
    actions: { ...estates.actions, publish },
    ...changes,
  };
  const drafts = {
    ...base,
    name: 'estate-drafts',
    of: 'estates',
    api: { ...base.api, path: 'estate-drafts' },
    routes: {
      list: '/v1/estates/draft',
      create: '/v1/estates/draft/create',
      edit: '/v1/estates/draft/update/:id',
      show: '/v1/estates/draft/show/:id',
    },
  };
  return { ...plain, resources: { ...plain.resources, estates: base, 'estate-drafts': drafts } };
}

function api({ record, publish }: { record: object; publish?: () => Answer }): Call[] {
  let isPublished = false;
  return fakeApi(({ method, url }) => {
    if (method === 'POST' && url.endsWith(PUBLISH)) {
      const answer = publish?.() ?? { body: { ...record, status: 'ACTIVE', _left: true } };
      isPublished = true;
      return answer;
    }
    if (method === 'PATCH') return { body: { ...record, version: 4 } };
    if (url.endsWith('/history')) return { body: { items: [], total: 0 } };
    if (/\/estates\/e1$/.test(url)) return { body: { ...record, status: isPublished ? 'ACTIVE' : 'DRAFT' } };
    if (/\/estate-drafts\/e1$/.test(url)) return isPublished ? { status: 404 } : { body: record };
    return { body: { items: [record], total: 1 } };
  });
}
const fromMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for KNK-001/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Publish' }));
};
const fromPage = async () => userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
const lost = (calls: readonly Call[]) =>
  calls.slice(calls.findIndex(({ url }) => url.endsWith(PUBLISH)) + 1).filter(({ url }) => /drafts\/e1/.test(url));

describe('publishing a draft', () => {
  it.each([
    ['the list of drafts', '/v1/estates/draft', fromMenu, '/v1/estates/draft/update/e1'],
    ['the list of all', '/v1/estates/list', fromMenu, '/v1/estates/update/e1'],
    ['the page of a draft', '/v1/estates/draft/show/e1', fromPage, '/v1/estates/draft/update/e1'],
    ['the page of an estate', '/v1/estates/show/e1', fromPage, '/v1/estates/update/e1'],
  ])('that is not complete says from %s what is missing, and leads there', async (_, path, start, form) => {
    const calls = api({ record: DRAFT });
    const { here } = openScreen({ config: config(), path });
    await start();
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('2 details are still missing');
    expect(within(dialog).getByRole('link', { name: 'Property name' })).toHaveAttribute(
      'href',
      `${form}?missing=propertyName`,
    );
    expect(dialog).toHaveTextContent('Reason');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fill it in' }));
    await waitFor(() => expect(here.pathname).toBe(form));
    const field = await screen.findByLabelText('Property name');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription('This field cannot be empty!');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('says what the server alone misses, in the same way', async () => {
    api({
      record: WHOLE,
      publish: () => ({ status: 422, body: { message: 'Not valid', errors: { code: ['Is another estate’s.'] } } }),
    });
    openScreen({ config: config(), path: '/v1/estates/draft/show/e1' });
    await fromPage();
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
    expect(await within(dialog).findByText(/Is another estate’s\./)).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'Code' })).toBeInTheDocument();
  });

  it('only names what is missing to whom may not fill it in', async () => {
    api({ record: DRAFT });
    openScreen({ config: config({ can: ['list', 'show', 'publish'] }), path: '/v1/estates/draft/show/e1' });
    await fromPage();
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Property name');
    expect(within(dialog).queryByRole('link')).toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Fill it in' })).toBeDisabled();
  });

  it.each([
    ['the list', '/v1/estates/draft', fromMenu],
    ['the page', '/v1/estates/draft/show/e1', fromPage],
  ])('goes from %s of drafts to the published estate, and asks for the draft no more', async (_, path, start) => {
    const calls = api({ record: WHOLE });
    const { here } = openScreen({ config: config(), path });
    await start();
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(here.pathname).toBe('/v1/estates/show/e1'));
    // The draft's page has the same heading while it leaves.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /KNK-001/ })).toBeVisible());
    expect(lost(calls)).toEqual([]);
  });

  it('takes it back where the record went to, for the place of drafts does not know it any more', async () => {
    const { publish, close } = config().resources['estates']!.actions;
    const actions = { publish: { ...publish!, undo: 'close' }, close: { ...close!, ask: [] } };
    const calls = api({ record: WHOLE });
    openScreen({ config: config({ actions }), path: '/v1/estates/draft/show/e1' });
    await fromPage();
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(currentToasts()[0]?.way).toBeDefined());
    act(() => currentToasts()[0]!.way!.run());
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual([
        '/api/estate-drafts/e1/actions/publish',
        '/api/estates/e1/actions/close',
      ]),
    );
  });

  it('goes from the form of a draft to the published estate; what the form said before is gone', async () => {
    const calls = api({ record: { ...WHOLE, propertyName: null } });
    const { here } = openScreen({ config: config(), path: '/v1/estates/draft/update/e1' });
    await userEvent.click(await screen.findByRole('button', { name: 'Save and Publish' }));
    await waitFor(() => expect(toasts()).toContain('Please check the marked fields.'));
    await userEvent.type(screen.getByLabelText('Property name'), 'Sea View');
    await userEvent.click(screen.getByRole('button', { name: 'Save and Publish' }));
    await waitFor(() => expect(here.pathname).toBe('/v1/estates/show/e1'));
    expect(toasts()).toEqual(['Active: KNK-001']);
    expect(lost(calls)).toEqual([]);
  });
});
