import { StyleProvider } from '@ant-design/cssinjs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, signedIn } from '../../../../tests/screens/fake-api.ts';
import { sampleConfig } from '../../../../tests/screens/sample-config.ts';
import type { ClientConfig, ClientResource } from '../../../config/types.ts';
import { holdConfig } from '../../../providers/config.ts';
import { liveProvider } from '../../../providers/live.ts';
import { preference, setPreference } from '../../../providers/preferences.ts';
import { Breadcrumbs } from '../Breadcrumbs.tsx';
import { setFold } from './folds.ts';
import { SideMenu } from './SideMenu.tsx';

/** `groups` groups of `size` entries each. */
function wide({ groups, size }: { groups: number; size: number }): ClientConfig {
  const { resources, ...config } = sampleConfig();
  const sample = Object.values(resources)[0]!;
  const all: Record<string, ClientResource> = {};
  for (let group = 1; group <= groups; group += 1) {
    for (let entry = 1; entry <= size; entry += 1) {
      const name = `r${group}-${entry}`;
      const list = `/g${group}/${name}`;
      const routes = { list, create: `${list}/create`, edit: `${list}/update/:id`, show: `${list}/show/:id` };
      const label = { en: `Entry ${group}.${entry}`, tr: `Kayıt ${group}.${entry}` };
      all[name] = { ...sample, name, label, routes, menu: { group: `g${group}`, order: entry } };
    }
  }
  const menu = Array.from({ length: groups }, (_, index) => ({
    id: `g${index + 1}`,
    label: { en: `Group ${index + 1}`, tr: `Grup ${index + 1}` },
    icon: 'HomeOutlined' as const,
    order: index,
  }));
  return { ...config, version: `wide-${groups}-${size}-${Math.random()}`, resources: all, menu };
}
function open(shown: Shown = {}) {
  render(around(shown));
}

type Shown = {
  readonly path?: string;
  readonly size?: number;
  readonly groups?: number;
  readonly config?: ClientConfig;
  readonly beside?: ReactNode;
};

/** The menu at an address, all groups folded before. */
function around({ path = '/g1/r1-1', size = 8, groups = 10, config = wide({ groups, size }), beside }: Shown) {
  holdConfig(config);
  for (let id = 1; id <= 10; id += 1) setFold({ id: `g${id}`, isOpen: false });
  return (
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <StyleProvider mock="server">
          {beside}
          <SideMenu />
        </StyleProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

describe('the vertical menu', () => {
  beforeEach(() => setPreference('menu', 'collapsed'));

  it('has a name for each sign of its folded column, and opens the group one is in', () => {
    open();
    expect(screen.getAllByRole('menuitem', { name: /^Group/ })).toHaveLength(10);
    expect(screen.getByRole('menuitem', { name: 'Group 1' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menuitem', { name: 'Group 2' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getAllByRole('link', { name: /^Entry/ })).toHaveLength(8);
    const here = screen.getByRole('link', { name: 'Entry 1.1' });
    expect(here).toHaveAttribute('aria-current', 'page');
    expect(here).toHaveAttribute('title', 'Entry 1.1');
  });

  it('lets the screen come first: the first drawing has its place and no entries', () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const host = document.createElement('div');
    const root = createRoot(host);
    flushSync(() => root.render(around({})));
    expect(host.querySelector('nav')).toHaveAccessibleName('Main menu');
    expect(host.querySelector('nav')).toHaveTextContent('');
    root.unmount();
    vi.unstubAllGlobals();
  });

  it('counts a record’s page to the entry of its list', () => {
    open({ path: '/g3/r3-2/show/e1' });
    expect(screen.getByRole('link', { name: 'Entry 3.2' })).toHaveAttribute('aria-current', 'true');
  });

  it('folds and opens groups, and remembers it', async () => {
    open();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Group 4' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Entry 4.8' })).toBeVisible());
    expect(JSON.parse(localStorage.getItem('menuGroups') ?? '{}')).toMatchObject({ g4: true, g1: true, g2: false });
  });

  it('stays open when pinned, at the next visit too', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Keep menu open' }));
    expect(preference('menu')).toBe('expanded');
    expect(document.documentElement.dataset['menu']).toBe('expanded');
    expect(screen.getByRole('link', { name: 'Entry 1.1' })).not.toHaveAttribute('title');
  });

  it('is walked with the arrow keys', async () => {
    open();
    screen.getByRole('menuitem', { name: 'Group 1' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Entry 1.2' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Group 10' })).toHaveFocus());
  });
});

describe('what waits at an entry', () => {
  it('is counted to 99 for the eye and to the end for the ear; a folded group has a dot', async () => {
    signedIn();
    fakeApi(() => ({ body: { 'r1-1': 120, 'r1-2': 1, 'r2-1': 3 } }));
    const config = wide({ groups: 10, size: 8 });
    const badge = { resource: 'r1-1', view: 'open', tone: 'warning' } as const;
    const entry = config.resources['r1-1']!;
    const resources = { ...config.resources, 'r1-1': { ...entry, menu: { group: 'g1', order: 1, badge } } };
    open({ config: { ...config, resources } });
    expect(await screen.findByRole('link', { name: /^Entry 1\.1.*120 waiting$/ })).toHaveTextContent('99+');
    // The open group grows into its place.
    await waitFor(() => expect(screen.getByRole('link', { name: /^Entry 1\.2.*1 waiting$/ })).toBeVisible());
    expect(screen.getByRole('link', { name: 'Entry 1.3' })).toBeVisible();
    const dots = (group: string) => screen.getByRole('menuitem', { name: group }).querySelectorAll('.ant-badge-dot');
    expect(dots('Group 1')).toHaveLength(0);
    expect(dots('Group 2')).toHaveLength(1);
  });

  it('is asked once for each change, whatever else on the screen says where one is', async () => {
    signedIn();
    const calls = fakeApi(() => ({ body: { 'r1-1': 1 } }));
    const listening = new Set<{ channel: string; callback: () => void }>();
    vi.spyOn(liveProvider, 'subscribe').mockImplementation((told) => {
      listening.add(told as never);
      return told;
    });
    const config = wide({ groups: 2, size: 2 });
    const entry = config.resources['r1-1']!;
    const badge = { resource: 'r1-1', view: 'open', tone: 'warning' } as const;
    const resources = { ...config.resources, 'r1-1': { ...entry, menu: { group: 'g1', order: 1, badge } } };
    open({ config: { ...config, resources }, beside: <Breadcrumbs /> });
    const asked = () => calls.filter(({ url }) => url.endsWith('/_meta/badges')).length;
    await waitFor(() => expect(screen.getByRole('link', { name: /^Entry 1\.1.*1 waiting$/ })).toBeVisible());
    expect(asked()).toBe(1);
    for (const { channel, callback } of listening) if (channel === 'resources/r1-1') callback();
    await waitFor(() => expect(asked()).toBeGreaterThan(1));
    expect(asked()).toBe(2);
    vi.restoreAllMocks();
  });
});
