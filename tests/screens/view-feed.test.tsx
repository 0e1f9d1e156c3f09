import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ListSettings, SavedView } from '../../src/wire/list-settings.ts';
import type { ViewFeed } from '../../src/wire/view-feed.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { estatesConfig, RECORD } from './sample-estates.ts';
// Lazy in the product; loaded here, no test waits for their first transformation.
import '../../src/engine/list/own/OwnTools.tsx';
import '../../src/engine/list/own/ViewPanel.tsx';

const VIEW: SavedView = {
  id: 'v1',
  name: 'Sea side',
  isShared: false,
  isMine: true,
  by: 'Ayşe Yılmaz',
  mayChange: true,
  mayDelete: true,
  version: 1,
  query: {},
  isPartial: false,
};
const SETTINGS: ListSettings = {
  fields: ['code', 'propertyName'],
  columns: null,
  opens: null,
  mayShare: true,
  views: [VIEW],
};
const linkTo = (secret: string): ViewFeed['link'] => ({
  paths: { csv: `/api/public/feeds/${secret}.csv`, json: `/api/public/feeds/${secret}.json` },
  madeAt: '2026-11-20T08:00:00.000Z',
  lastReadAt: null,
});

/** A server that keeps one link, with another secret each time that it is made. */
function server() {
  let feed: ViewFeed = { link: null };
  let made = 0;
  return fakeApi(({ url, method }) => {
    const { pathname } = new URL(url, 'http://x');
    if (pathname === '/api/view-feeds/v1') {
      if (method === 'PUT') feed = { link: linkTo(`secret${(made += 1)}`) };
      if (method === 'DELETE') feed = { link: null };
      return { body: feed };
    }
    if (pathname.startsWith('/api/_meta/')) return { body: SETTINGS };
    return { body: { items: [RECORD], total: 1 } };
  });
}

async function openLink() {
  openScreen({ config: estatesConfig({ can: ['list', 'show', 'export'] }), path: '/v1/estates/list?view=v1' });
  const user = userEvent.setup();
  const button = await screen.findByRole('button', { name: 'Customise' });
  await waitFor(async () => {
    if (button.getAttribute('aria-expanded') === 'false') await user.click(button);
    expect(screen.getByRole('menuitem', { name: 'View “Sea side”' })).toBeVisible();
  });
  await user.click(screen.getByRole('menuitem', { name: 'View “Sea side”' }));
  const panel = await screen.findByRole('dialog', { name: 'Views' });
  await user.click(within(panel).getByRole('button', { name: 'Link for spreadsheets and calendars' }));
  return { user, panel };
}

beforeEach(() => localStorage.clear());

describe('the link to a saved view', () => {
  it('is made, copied, renewed and withdrawn', async () => {
    server();
    const { user, panel } = await openLink();
    await user.click(await within(panel).findByRole('button', { name: 'Create link' }));
    const address = await within(panel).findByRole('textbox', { name: /CSV/ });
    expect(address).toHaveValue(`${window.location.origin}/api/public/feeds/secret1.csv`);
    // The list has no dates, so no calendar is offered.
    expect(within(panel).queryByRole('textbox', { name: /iCal/ })).toBeNull();

    await user.click(within(panel).getByRole('button', { name: 'Copy the link: For spreadsheets (CSV)' }));
    expect(await within(panel).findByText('The link is copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/api/public/feeds/secret1.csv`);

    await user.click(within(panel).getByRole('button', { name: 'New link' }));
    await user.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: 'New link' }));
    await waitFor(() => expect(address).toHaveValue(`${window.location.origin}/api/public/feeds/secret2.csv`));

    await user.click(within(panel).getByRole('button', { name: 'Withdraw link' }));
    const question = await screen.findByText('Withdraw the link? It stops working for everyone who has it.');
    const popup = question.closest<HTMLElement>('[role="tooltip"]');
    await user.click(within(popup ?? panel).getByRole('button', { name: 'Withdraw link' }));
    expect(await within(panel).findByRole('button', { name: 'Create link' })).toBeVisible();
  });
});
