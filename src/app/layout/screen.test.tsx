import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, signedIn } from '../../../tests/screens/fake-api.ts';
import { sampleConfig } from '../../../tests/screens/sample-config.ts';
// Loaded here, no test waits for its first transformation.
import '../../engine/show/ShowScreen.tsx';
import { forgetConfig, holdConfig } from '../../providers/config.ts';
import { reportDown, reportUp } from '../../providers/connection.ts';
import { Product } from '../product.tsx';
import { ConnectionBanner } from './Banners.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

describe('breadcrumbs', () => {
  it.each([
    ['Homes', ['Homes', 'Estates', 'KNK-1']],
    // A group called like its list would say the same word twice.
    ['Estates', ['Estates', 'KNK-1']],
  ])('lead from the group %s to the record, by the record’s name', async (group, expected) => {
    signedIn();
    fakeApi(({ url }) =>
      url.includes('/estates/e1') ? { body: { id: 'e1', code: 'KNK-1', version: 1 } } : { status: 404, body: {} },
    );
    forgetConfig();
    const config = sampleConfig();
    const menu = config.menu.map((entry) => ({ ...entry, label: { en: group } }));
    holdConfig({ ...config, menu, version: `crumbs ${group}` });
    window.history.replaceState(null, '', '/v1/estates/show/e1');
    render(<Product />);
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    await waitFor(() => expect(crumbs.getByText('KNK-1')).toHaveAttribute('aria-current', 'page'));
    expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(expected);
    expect(crumbs.getByRole('link', { name: 'Estates' })).toHaveAttribute('href', '/v1/estates/list');
    expect(await screen.findByRole('heading', { level: 1, name: 'KNK-1' })).toBeVisible();
  });
});

describe('a screen that fails', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  let isBroken = true;
  let message = '';
  const Part = () => {
    if (isBroken) throw new Error(message);
    return <p>All is well</p>;
  };
  const open = (text: string) => {
    isBroken = true;
    message = text;
    render(
      <MemoryRouter>
        <ScreenBoundary>
          <Part />
        </ScreenBoundary>
      </MemoryRouter>,
    );
  };

  it('says what happened, and is there again once it can be', async () => {
    open('rows is undefined');
    expect(screen.getByRole('alert')).toHaveTextContent('rows is undefined');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('button', { name: 'Previous screen' })).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(screen.getByText('All is well')).toBeVisible();
  });

  it.each([
    'Failed to fetch dynamically imported module: http://x/assets/FormScreen-1.js',
    'error loading dynamically imported module: http://x/assets/FormScreen-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/show-1.css',
  ])('recognises a newer release (%s)', (text) => {
    open(text);
    expect(screen.getByRole('heading', { name: 'A new version is available' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Load the new version' })).toBeVisible();
  });

  it('does not speak of a new version where there is no connection', () => {
    act(() => reportDown());
    open('Importing a module script failed.');
    expect(screen.getByRole('heading', { name: 'This screen could not be loaded' })).toBeVisible();
    act(() => reportUp());
  });
});

describe('the connection', () => {
  it('tells a device without a network from a server that is away', () => {
    render(<ConnectionBanner />);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('status')).toHaveTextContent('This device is offline.');
    online.mockReturnValue(true);
    act(() => reportDown());
    expect(screen.getByRole('status')).toHaveTextContent('No connection to the server.');
    act(() => reportUp());
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('asks at once when told to', async () => {
    let isBack = false;
    const calls = fakeApi(() => (isBack ? { body: {} } : new Error('no route')));
    render(<ConnectionBanner />);
    act(() => reportDown());
    const button = screen.getByRole('button', { name: 'Retry now' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toBeEnabled());
    expect(calls.map(({ url }) => url)).toEqual(['/api/health']);
    expect(screen.getByRole('status')).toBeVisible();
    isBack = true;
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });
});
