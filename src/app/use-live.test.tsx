import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, signedIn } from '../../tests/screens/fake-api.ts';
import { sampleConfig } from '../../tests/screens/sample-config.ts';
import type { ClientConfig } from '../config/types.ts';
import { useAnswer } from '../engine/resource/use-answer.ts';
import { forgetConfig, holdConfig } from '../providers/config.ts';
import type * as live from '../providers/live.ts';
import { useLive } from './use-live.ts';

let told: live.LiveHandlers;
vi.mock('../providers/live.ts', async (original) => ({
  ...(await original<typeof live>()),
  startLive: (handlers: live.LiveHandlers) => {
    told = handlers;
    return () => undefined;
  },
}));

const estate = sampleConfig().resources['estates']!;
const configOf = (version: string, more: Partial<ClientConfig> = {}): ClientConfig => ({
  ...sampleConfig(),
  version,
  resources: Object.fromEntries(['estates', 'guests', 'stays'].map((name) => [name, { ...estate, name }])),
  ...more,
});

let next: ClientConfig;
const asked: string[] = [];
const takeAsked = () => asked.splice(0).sort();

function List({ of }: { readonly of: string }) {
  useQuery({
    queryKey: ['data', 'default', of, 'list', {}],
    queryFn: () => {
      asked.push(of);
      return [];
    },
  });
  return null;
}
function Answer({ path, follows }: { readonly path: string; readonly follows?: readonly string[] }) {
  useAnswer(path, follows ? { follows } : {});
  return null;
}
function Tab() {
  useLive();
  return (
    <>
      <List of="estates" />
      <List of="guests" />
      <List of="stays" />
      <Answer path="/sums" follows={['stays', 'guests']} />
      <Answer path="/rights" />
      <p>open</p>
    </>
  );
}

beforeEach(async () => {
  signedIn();
  forgetConfig();
  holdConfig(configOf('v1'));
  fakeApi(({ url }) => {
    if (url.endsWith('/_meta/config')) return { body: next };
    asked.push(url.replace('/api', ''));
    return { body: {} };
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Tab />
    </QueryClientProvider>,
  );
  expect(screen.getByText('open')).toBeVisible();
  await waitFor(() => expect(asked).toHaveLength(5));
  takeAsked();
});

const saved = async (names: readonly string[]) => {
  await act(async () => {
    told.onConfig({ version: next.version, names, findings: 0 });
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  return takeAsked();
};

it('a saved file makes the lists of its resource ask again, and no other', async () => {
  next = configOf('v2');
  expect(await saved(['estates'])).toEqual(['/rights', 'estates']);
});

it('what follows the resource among others asks again, too', async () => {
  next = configOf('v2');
  expect(await saved(['guests'])).toEqual(['/rights', '/sums', 'guests']);
});

it('a broken file changes nothing that lists say', async () => {
  next = configOf('v1', { findings: [{ file: 'resources/x.json', message: '?' } as never] });
  expect(await saved([])).toEqual(['/rights']);
});

it('of two files saved at once, neither is forgotten', async () => {
  next = configOf('v3');
  expect(await saved(['estates'])).toEqual(['/rights', 'estates']);
  expect(await saved(['guests'])).toEqual(['/sums', 'guests']);
});

it('what is no file of a resource makes all ask again', async () => {
  next = configOf('v2');
  expect(await saved([])).toEqual(['/rights', '/sums', 'estates', 'guests', 'stays']);
});
