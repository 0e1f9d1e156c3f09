import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TYPING, useAnswer } from '../../src/engine/resource/use-answer.ts';
import { liveProvider } from '../../src/providers/live.ts';
import { type Answer, fakeApi, signedIn } from './fake-api.ts';

type Told = { readonly channel: string; readonly callback: () => void };
const listening = new Set<Told>();
/** Resolves once what was asked in this turn is on its way: reads wait for each other until it ends. */
const turnIsOver = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await turnIsOver();
  await vi.advanceTimersByTimeAsync(0);
};
const change = (resource: string) =>
  act(async () => {
    for (const { channel, callback } of [...listening]) if (channel === `resources/${resource}`) callback();
    await pass(0);
  });
const wait = (ms: number) => act(() => pass(ms));

beforeEach(() => {
  signedIn();
  listening.clear();
  vi.useFakeTimers();
  vi.spyOn(liveProvider, 'subscribe').mockImplementation((subscription) => {
    listening.add(subscription as unknown as Told);
    return subscription;
  });
  vi.spyOn(liveProvider, 'unsubscribe').mockImplementation((subscription: Told) => void listening.delete(subscription));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type AskedProps = Parameters<typeof useAnswer>[1] & { readonly asked: string | undefined };

function Asked({ asked, ...options }: AskedProps) {
  const { data, failure, isCurrent, refresh } = useAnswer<{ text: string }>(asked, options);
  return (
    <>
      <p role="status" aria-busy={!isCurrent}>
        {data ? data.text : failure ? `! ${failure.message}` : '…'}
      </p>
      <button type="button" onClick={refresh}>
        Again
      </button>
    </>
  );
}

const client = () => new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } });
const show = (props: AskedProps) => {
  const queries = client();
  const screenOf = (next: AskedProps) => (
    <QueryClientProvider client={queries}>
      <Asked {...next} />
    </QueryClientProvider>
  );
  const { rerender } = render(screenOf(props));
  return (next: AskedProps) => rerender(screenOf(next));
};
const shown = () => screen.getByRole('status').textContent;
const isBusy = () => screen.getByRole('status').getAttribute('aria-busy') === 'true';

describe('what the server answers', () => {
  it('is asked again when a record it follows changes, and stays until the next answer is here', async () => {
    let text = 'before';
    const calls = fakeApi(() => ({ body: { text } }));
    show({ asked: '/sums', follows: ['payments', 'stays'] });
    expect(shown()).toBe('…');
    await wait(0);
    expect(shown()).toBe('before');
    text = 'after';
    await change('stays');
    expect(shown()).toBe('after');
    await change('guests');
    expect(calls).toHaveLength(2);
  });

  it('is asked again with the lists of the first resource it follows', async () => {
    const calls = fakeApi(() => ({ body: { text: 'sum' } }));
    const queries = client();
    render(
      <QueryClientProvider client={queries}>
        <Asked asked="/sums" follows={['payments']} />
      </QueryClientProvider>,
    );
    await wait(0);
    await act(() => queries.invalidateQueries({ queryKey: ['data', 'default', 'payments', 'list'] }));
    expect(calls).toHaveLength(2);
  });

  it('is left alone by a failure, and replaced by a refusal', async () => {
    let answer: Answer = { body: { text: 'first' } };
    fakeApi(() => answer);
    show({ asked: '/sums', follows: ['payments'] });
    await wait(0);
    answer = { status: 500, body: { message: 'Out of order' } };
    await change('payments');
    expect(shown()).toBe('first');
    expect(isBusy()).toBe(false);
    answer = { status: 403, body: { message: 'Not yours' } };
    await change('payments');
    expect(shown()).toBe('! Not yours');
  });

  it('says why there is none, and nothing of another question', async () => {
    fakeApi(({ url }) => (url.includes('a1') ? { body: { text: 'of a1' } } : { status: 500, body: { message: 'No' } }));
    const ask = show({ asked: '/of/a1', about: 'a1' });
    await wait(0);
    expect(shown()).toBe('of a1');
    ask({ asked: '/of/b1', about: 'b1' });
    expect(shown()).toBe('…');
    await wait(0);
    expect(shown()).toBe('! No');
  });

  it('is one question for all that ask it, and there at once when a screen comes back', async () => {
    const calls = fakeApi(() => ({ body: { text: 'sum' } }));
    const queries = client();
    const screens = (isHere: boolean) => (
      <QueryClientProvider client={queries}>
        {isHere && [1, 2].map((key) => <Asked key={key} asked="/sums" />)}
      </QueryClientProvider>
    );
    const { rerender } = render(screens(true));
    await wait(0);
    expect(calls).toHaveLength(1);
    rerender(screens(false));
    rerender(screens(true));
    expect(screen.getAllByText('sum')).toHaveLength(2);
    await wait(0);
    expect(calls).toHaveLength(2);
  });
});

describe('what is asked while somebody types', () => {
  it('is asked after a pause, the newest alone', async () => {
    const calls = fakeApi(({ url }) => ({ body: { text: url } }));
    const ask = show({ asked: '/q?a', pause: TYPING });
    await wait(TYPING - 1);
    ask({ asked: '/q?ab', pause: TYPING });
    await wait(TYPING - 1);
    expect(calls).toHaveLength(0);
    await wait(1);
    expect(calls.map(({ url }) => url)).toEqual(['/api/q?ab']);
    await wait(0);
    expect(shown()).toBe('/api/q?ab');
  });

  it('shows the answer before as one to another question, and drops what comes late', async () => {
    const late: (() => void)[] = [];
    fakeApi(({ url }) =>
      url.endsWith('slow')
        ? new Promise<Answer>((resolve) => late.push(() => resolve({ body: { text: 'late' } })))
        : { body: { text: url } },
    );
    const ask = show({ asked: '/q?a', pause: TYPING });
    await wait(TYPING);
    ask({ asked: '/q?slow', pause: TYPING });
    await wait(TYPING);
    expect([shown(), isBusy()]).toEqual(['/api/q?a', true]);
    ask({ asked: '/q?b', pause: TYPING });
    late[0]?.();
    await wait(0);
    expect(shown()).toBe('/api/q?a');
    await wait(TYPING);
    await wait(0);
    expect([shown(), isBusy()]).toEqual(['/api/q?b', false]);
  });

  it('asks nothing and shows nothing when there is no question', async () => {
    const calls = fakeApi(() => ({ body: { text: 'sum' } }));
    const ask = show({ asked: '/q?a', pause: TYPING });
    await wait(TYPING);
    ask({ asked: undefined, pause: TYPING });
    await wait(TYPING);
    fireEvent.click(screen.getByRole('button'));
    await wait(0);
    expect([shown(), isBusy(), calls.length]).toEqual(['…', false, 1]);
  });
});
