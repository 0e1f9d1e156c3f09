import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openScreen } from './harness.tsx';
import { recordApi as api } from './record-api.ts';
import { estatesConfig, estatesWithTasks } from './sample-estates.ts';

const SHOW = '/v1/estates/show/e1';

describe('the sections of a record’s page', () => {
  it('shows sections as tabs, joined ones together, a panel among them; the address knows which is open', async () => {
    api();
    const config = estatesConfig();
    const estates = config.resources['estates']!;
    const label = (en: string) => ({ en, tr: en });
    const sections = [
      { kind: 'fields', label: label('Overview'), fields: ['code'] },
      { kind: 'fields', label: label('More'), fields: ['propertyName'], isJoined: true },
      { kind: 'panel', label: label('Drawn'), panel: 'hand-drawn', roles: [] },
      { kind: 'history' },
    ] as const;
    const { here } = openScreen({
      config: { ...config, resources: { estates: { ...estates, show: { layout: 'tabs', sections } } } },
      path: SHOW,
      panelAt: (name) => (name === 'hand-drawn' ? ({ record }) => <p>Drawn for {record?.id}</p> : undefined),
    });
    const user = userEvent.setup();
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Overview', 'Drawn', 'History']);
    expect(screen.getByText('Sea View')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Drawn' }));
    expect(await screen.findByText('Drawn for e1')).toBeVisible();
    expect(here.search).toBe('?tab=hand-drawn');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(await screen.findAllByText(/Mehmet Kaya/)).toHaveLength(1);
    expect(here.search).toBe('?tab=history');
  });

  it('facts stand beside the rest with their actions, which then need no button above; a folded panel is built when it is opened', async () => {
    api();
    const config = estatesConfig();
    const estates = config.resources['estates']!;
    const label = (en: string) => ({ en, tr: en });
    const sections = [
      { kind: 'facts', label: label('Sale'), facts: [{ field: 'propertyName' }], actions: ['close'], isAside: true },
      { kind: 'fields', label: label('Home'), fields: ['code'] },
      { kind: 'panel', label: label('Drawn'), panel: 'hand-drawn', roles: [], isFolded: true },
    ] as const;
    const head = { facts: [], actions: [{ action: 'close' }] };
    openScreen({
      config: { ...config, resources: { estates: { ...estates, show: { layout: 'sections', head, sections } } } },
      path: SHOW,
      panelAt: (name) => (name === 'hand-drawn' ? ({ record }) => <p>Drawn for {record?.id}</p> : undefined),
    });
    const user = userEvent.setup();
    const aside = await screen.findByRole('complementary', { name: 'In brief' });
    expect(aside).toHaveTextContent('Sea View');
    expect(screen.getAllByRole('button', { name: 'Close' })).toEqual([
      within(aside).getByRole('button', { name: 'Close' }),
    ]);
    expect(screen.queryByText('Drawn for e1')).toBeNull();
    await user.click(screen.getByText('Drawn'));
    expect(await screen.findByText('Drawn for e1')).toBeVisible();
  });

  it.each([
    ['may list', ['list'], ['Overview', 'Owed']],
    ['may only open', ['show'], ['Overview']],
  ] as const)('a panel of records that the reader %s', async (_may, can, names) => {
    api();
    const config = estatesWithTasks();
    const { estates, tasks } = config.resources;
    const sections = [
      { kind: 'fields', label: { en: 'Overview', tr: 'Genel' }, fields: ['code'] },
      { kind: 'panel', label: { en: 'Owed', tr: 'Borç' }, panel: 'hand-drawn', roles: [], resource: 'tasks' },
    ] as const;
    const resources = {
      estates: { ...estates!, show: { layout: 'tabs', sections } },
      tasks: { ...tasks!, can },
    } as const;
    openScreen({ config: { ...config, resources }, path: SHOW, panelAt: () => () => <p>Drawn</p> });
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(names);
  });

  it('says so where a panel is named that nobody wrote', async () => {
    api();
    const config = estatesConfig();
    const estates = config.resources['estates']!;
    const show = { layout: 'sections', sections: [{ kind: 'panel', panel: 'no-such', roles: [] }] } as const;
    openScreen({ config: { ...config, resources: { estates: { ...estates, show } } }, path: SHOW });
    expect(await screen.findByText('This section does not exist: no-such')).toBeVisible();
  });
});
