// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { forgetConfig, heldConfig, loadConfigWith } from './config.ts';

afterEach(() => {
  forgetConfig();
  vi.unstubAllGlobals();
});

it('what a group keeps apart is asked once, and here for everybody who asked for it meanwhile', async () => {
  const asked: string[] = [];
  let answer = () => {};
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const body = JSON.stringify({ version: '1', resources: {}, pages: {}, findings: [] });
    return new Promise<Response>((resolve) => (answer = () => resolve(new Response(body))));
  });
  const first = loadConfigWith('demo');
  const here: string[] = [];
  const second = loadConfigWith('demo').then(() => here.push(heldConfig().version));
  await vi.waitFor(() => expect(asked).toEqual(['/api/_meta/config?with=demo']));
  expect(here).toEqual([]);
  answer();
  await Promise.all([first, second]);
  expect(here).toEqual(['1']);
  await loadConfigWith('demo');
  expect(asked).toHaveLength(1);
});
