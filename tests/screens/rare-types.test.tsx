import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { clientConfig } from '../../src/config/client.ts';
import { makeResource } from '../../src/config/testing.ts';
import { choose } from './choose.ts';
import { fakeApi } from './fake-api.ts';
import { openScreen } from './harness.tsx';
import { sampleConfig } from './sample-config.ts';

const homes = makeResource({
  name: 'homes',
  one: 'home',
  title: '{code}',
  fields: {
    code: { type: 'text', label: 'Code' },
    open: { type: 'month', label: 'Open since' },
    stars: { type: 'rating', label: 'Stars' },
    guide: { type: 'markdown', label: 'Guide' },
    facts: { type: 'keyValue', label: 'Facts' },
    setup: { type: 'json', label: 'Setup' },
  },
  list: { columns: ['code', 'open', 'stars', 'guide', 'facts', 'setup'] },
});
const HOME = {
  id: 'h1',
  code: 'H-1',
  version: 1,
  createdAt: '2026-11-01T08:00:00.000Z',
  open: '2026-11',
  stars: 4,
  guide: '# Key\nin the **box**\n\n<img src=x>',
  facts: [{ key: 'Wi-Fi', value: 'konak' }],
  setup: { codes: [4711] },
};

function open(path: string) {
  const { dialects, menu } = sampleConfig();
  const whole = { version: '1', resources: { homes }, dialects, menu, landing: {}, enums: {}, modules: {} };
  const config = clientConfig({
    config: { ...whole, pages: {}, examples: {}, policy: { model: '', rows: [], csv: [] } },
    role: 'admin',
    can: () => true,
    findings: [],
  });
  const calls = fakeApi(({ method, url }) => {
    if (method === 'POST') return { status: 201, body: HOME };
    if (url.includes('/history')) return { body: { items: [], total: 0 } };
    if (url.includes('/homes/h1')) return { body: HOME, headers: { ETag: '"1"' } };
    return { body: { items: [HOME], total: 1 } };
  });
  openScreen({ config, path });
  return calls;
}

it('each is typed in an input of its own, and what is none of its kind is said at its field', async () => {
  const calls = open(homes.routes.create);
  const user = userEvent.setup();
  await choose(await screen.findByRole('combobox', { name: 'Month' }), 'November');
  await user.click(await screen.findByRole('radio', { name: '4 of 5 stars' }));
  await user.type(await screen.findByLabelText('Guide'), '# Key');
  await user.click(screen.getByRole('button', { name: 'Show preview' }));
  expect(within(screen.getByRole('region', { name: 'Preview' })).getByRole('heading', { name: 'Key' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Add a line' }));
  await user.type(screen.getByLabelText('Value 1'), 'konak');
  await user.click(await screen.findByLabelText('Setup'));
  await user.paste('{ "codes": [4711]');
  expect(screen.getByText('This is not a JSON object or list yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  for (const said of [
    'Use a month and a year, such as 2026-11.',
    'Each entry needs a name, and a text as its value.',
    'This is not a JSON object or list.',
  ])
    expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByLabelText('Setup')).toHaveValue('{ "codes": [4711]');

  await user.type(screen.getByLabelText('Year'), '2026');
  await user.type(screen.getByLabelText('Name 1'), 'Wi-Fi');
  await user.click(screen.getByLabelText('Setup'));
  await user.paste('}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  const { open: month, stars, facts, setup } = HOME;
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    open: month,
    stars,
    facts,
    setup,
    guide: '# Key',
  });
});

describe('what is shown', () => {
  it('in a list is the beginning of it, in one line', async () => {
    open(homes.routes.list);
    expect(await screen.findByText('November 2026')).toBeVisible();
    expect(await screen.findByText('Key in the box <img src=x>')).toBeVisible();
    expect(screen.getByText('Wi-Fi: konak')).toBeVisible();
    expect(screen.getByText('{"codes":[4711]}')).toBeVisible();
    expect(await screen.findAllByText('4 of 5 stars')).not.toHaveLength(0);
  });

  it('on a page is all of it, drawn and never markup', async () => {
    open(homes.routes.show.replace(':id', 'h1'));
    expect(await screen.findByRole('heading', { name: 'Key' })).toBeVisible();
    expect(screen.getByText('box').tagName).toBe('STRONG');
    expect(screen.getByText('<img src=x>')).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByText('Wi-Fi').tagName).toBe('DT');
    expect(document.querySelector('pre')?.textContent).toBe(JSON.stringify(HOME.setup, null, 2));
  });
});
