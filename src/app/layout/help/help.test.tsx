import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleConfig } from '../../../../tests/screens/sample-config.ts';
import type { ClientConfig, ClientResource } from '../../../config/types.ts';
import { holdConfig } from '../../../providers/config.ts';
import { hideDrawer } from '../../drawers.ts';
import { Drawers } from '../Drawers.tsx';
// Lazy; loaded here, no test waits for its first transformation.
import './HelpDrawer.tsx';
import { shortcutsOf } from './shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';

const platform = vi.hoisted(() => ({ isMac: false }));
vi.mock('../../../ui/platform.ts', () => platform);

/** A menu from group → names of resources. */
function menuOf(groups: Record<string, readonly string[]>): ClientConfig {
  const { resources, ...config } = sampleConfig();
  const sample = Object.values(resources)[0]!;
  const all: Record<string, ClientResource> = {};
  for (const [group, names] of Object.entries(groups)) {
    for (const [order, name] of names.entries()) {
      const routes = { list: `/${name}`, create: `/${name}/create`, edit: `/${name}/edit/:id`, show: `/${name}/:id` };
      all[name] = {
        ...sample,
        name,
        label: { en: `The ${name}`, tr: `${name} ekranı` },
        routes,
        menu: { group, order },
      };
    }
  }
  const menu = Object.keys(groups).map((id, order) => ({
    id,
    label: { en: id, tr: id },
    icon: 'HomeOutlined' as const,
    order,
  }));
  return { ...config, version: `menu-${Math.random()}`, resources: all, menu };
}

function Layout() {
  useShortcuts();
  const { pathname } = useLocation();
  return (
    <>
      <output>{pathname}</output>
      <main id="content">
        <input type="search" aria-label="Search the list" />
        <textarea aria-label="Notes" />
        <div contentEditable aria-label="Letter" role="note" tabIndex={0} />
        <button type="button">Anything</button>
      </main>
      <Drawers />
    </>
  );
}
function open(path = '/estates', config = menuOf({ a: ['estates', 'drafts'], b: ['reservations'] })) {
  holdConfig(config);
  render(
    <MemoryRouter initialEntries={[path]}>
      <Layout />
    </MemoryRouter>,
  );
}
const here = () => screen.getByRole('status').textContent;

describe('the shortcuts', () => {
  beforeEach(() => {
    platform.isMac = false;
  });
  afterEach(() => hideDrawer());

  it('lead to the first screen of each group, then to the second, by a free letter of its name', () => {
    const config = menuOf({ a: ['estates', 'estate-drafts'], b: ['houses'], c: ['reservations', 'rates'] });
    expect(
      shortcutsOf(config)
        .filter(({ area }) => area === 'goTo')
        .map(({ keys, path }) => `${keys} ${path}`),
    ).toEqual(['g h /estates', 'g e /estates', 'g o /houses', 'g r /reservations', 'g s /estate-drafts', 'g a /rates']);
  });

  it('open help by ?, which lists them, and closes by its button', async () => {
    open();
    await userEvent.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Help' });
    expect(help).toHaveTextContent('Search everythingCtrl+K');
    expect(help).toHaveTextContent('The reservationsGthenR');
    expect(help).toHaveTextContent('From cell to cell of the row→or←');
    expect(help).toHaveTextContent('Edit the cellEorF2');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('have the names of the platform, and of the language', async () => {
    platform.isMac = true;
    vi.resetModules();
    await i18next.changeLanguage('tr');
    const { keyNames } = await import('./key-names.ts');
    expect(keyNames('Mod+k')).toEqual(['⌘', 'K']);
    open();
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Yardım' })).toHaveTextContent('reservations ekranıGsonraR');
  });

  it('go, make a record and find', async () => {
    open();
    await userEvent.keyboard('gr');
    expect(here()).toBe('/reservations');
    await userEvent.keyboard('n');
    expect(here()).toBe('/reservations/create');
    await userEvent.keyboard('gh');
    expect(here()).toBe('/estates');
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    // The key that led there is not typed.
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('make no record where the role may make none, and none beside a list', async () => {
    open('/estates/e1');
    await userEvent.keyboard('n');
    expect(here()).toBe('/estates/e1');
  });

  it.each(['Search the list', 'Notes', 'Letter'])('leave alone what is typed into %s', async (name) => {
    open();
    screen.getByLabelText(name).focus();
    await userEvent.keyboard('ngr/?');
    expect(here()).toBe('/estates');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leave alone what belongs to the browser, and letters with Shift', () => {
    open();
    const press = (init: KeyboardEventInit) => fireEvent.keyDown(document.body, init);
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }, { repeat: true }]) {
      press({ key: 'n', ...held });
    }
    expect(here()).toBe('/estates');
    press({ key: 'N' }); // Caps Lock
    expect(here()).toBe('/estates/create');
  });

  it('wait a moment for the letter after g, no longer', () => {
    open();
    const press = (key: string, timeStamp: number) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      fireEvent(document.body, event);
    };
    press('g', 10_000);
    press('r', 12_000);
    expect(here()).toBe('/estates');
    press('g', 20_000);
    press('r', 21_000);
    expect(here()).toBe('/reservations');
  });

  it('are silent below an open drawer', async () => {
    open();
    await userEvent.keyboard('?');
    await screen.findByRole('dialog');
    fireEvent.keyDown(document.body, { key: 'n' });
    expect(here()).toBe('/estates');
  });

  it('can be turned off (WCAG 2.1.4), for the next visit too', async () => {
    open();
    await userEvent.keyboard('?');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Single-key shortcuts' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('n');
    expect(here()).toBe('/estates');
    expect(localStorage.getItem('singleKeys')).toBe('off');
  });
});
