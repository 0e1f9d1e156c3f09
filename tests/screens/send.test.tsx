import { Refine } from '@refinedev/core';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAnswer } from '../../src/engine/resource/use-answer.ts';
import { type SendableCall as SentCall, type SendSteps, useSend } from '../../src/engine/resource/use-send.ts';
import { dataProvider } from '../../src/providers/data.ts';
import { currentToasts, dismiss } from '../../src/providers/notification.ts';
import { type Answer, type Call, fakeApi, signedIn } from './fake-api.ts';
import { toasts } from './harness.tsx';

beforeEach(() => {
  signedIn();
  for (const { key } of currentToasts()) dismiss(key);
});

type NoteProps = {
  readonly callOf?: (text: string) => SentCall | SendSteps<unknown>;
  readonly failureKey?: string;
};
const NOTE = (text: string): SentCall => ({ path: '/notes', method: 'POST', body: { text }, isOnce: true });

/** A form as our panels have them: what is typed, a button, why it failed, and a list that it changes. */
function Note({ callOf = NOTE, failureKey }: NoteProps) {
  const [text, setText] = useState('');
  const { data } = useAnswer<{ readonly items: readonly string[] }>('/notes', { follows: ['notes'] });
  const { send, isSending, failure, forget } = useSend({
    refreshes: ['notes'],
    ...(failureKey !== undefined && { failureKey }),
  });
  const handleSend = async () => {
    const sent = await send(callOf(text));
    if (sent.isDone) setText('');
  };
  return (
    <>
      <ul aria-busy={isSending}>
        {data?.items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      {/* Never disabled: a second press may be quicker than the next picture. */}
      <button type="button" onClick={() => void handleSend()}>
        Send
      </button>
      {failure && <p role="alert">{failure.message}</p>}
      {failure?.errors && <p>{failure.errors['text']}</p>}
      <button type="button" onClick={forget}>
        Forget
      </button>
    </>
  );
}

/** Notes that a server keeps; `answer` stands in for what it says to the next one. */
function notes(answer: () => Answer | Error | Promise<Answer | Error> = () => ({ status: 201 })): Call[] {
  const items: string[] = [];
  return fakeApi(async ({ method, body }) => {
    if (method === 'GET') return { body: { items } };
    const said = await answer();
    if (!(said instanceof Error) && (said.status ?? 200) < 300) items.push((body as { text: string }).text);
    return said;
  });
}
const posts = (calls: readonly Call[]) => calls.filter(({ method }) => method !== 'GET');
const keysOf = (calls: readonly Call[]) => posts(calls).map(({ headers }) => headers.get('idempotency-key'));
const show = (props: NoteProps = {}) =>
  render(
    <Refine
      dataProvider={dataProvider}
      options={{
        disableTelemetry: true,
        reactQuery: { clientConfig: new QueryClient({ defaultOptions: { queries: { retry: false } } }) },
      }}
    >
      <Note {...props} />
    </Refine>,
  );
const button = () => screen.getByRole('button', { name: 'Send' });
const press = () => userEvent.click(button());

it('sends once however quickly it is pressed, and shows what came of it', async () => {
  const calls = notes();
  show();
  await userEvent.type(screen.getByLabelText('Text'), 'Hello');
  act(() => {
    button().click();
    button().click();
  });
  expect(await screen.findByRole('listitem')).toHaveTextContent('Hello');
  await waitFor(() => expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'false'));
  expect(posts(calls).map(({ body }) => body)).toEqual([{ text: 'Hello' }]);
  expect(screen.getByLabelText('Text')).toHaveValue('');
});

it('is under way until what it changed is shown', async () => {
  const late: (() => void)[] = [];
  notes(() => new Promise((resolve) => late.push(() => resolve({ status: 201 }))));
  show();
  await press();
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  act(() => late[0]?.());
  await waitFor(() => expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'false'));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('keeps what was typed when it is refused, says why once, and asks again what it was decided on', async () => {
  const refusal = { status: 422, body: { message: 'Too long', errors: { text: ['At most 3 letters'] } } };
  const calls = notes(() => refusal);
  show();
  await screen.findByRole('list');
  await userEvent.type(screen.getByLabelText('Text'), 'Hello');
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Too long');
  expect(screen.getByText('At most 3 letters')).toBeVisible();
  expect(screen.getByLabelText('Text')).toHaveValue('Hello');
  expect(toasts()).toEqual([]);
  await waitFor(() => expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Forget' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says a failure at the edge where whoever sends has no place for it', async () => {
  notes(() => ({ status: 409, body: { message: 'Too late' } }));
  show({ failureKey: 'note' });
  await press();
  await waitFor(() => expect(toasts()).toEqual(['Too late']));
});

it('is the same call until the server has done it or refused it, and another one after that', async () => {
  let answer: Answer | Error = { status: 503, body: { message: 'Out of order' } };
  const calls = notes(() => answer);
  show();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Out of order');
  answer = new TypeError('No line');
  await press();
  // Without an answer the line is tried three times.
  await waitFor(() => expect(posts(calls)).toHaveLength(4), { timeout: 4000 });
  await waitFor(() => expect(screen.getByRole('alert')).not.toHaveTextContent('Out of order'));
  answer = { status: 409, body: { message: 'Still at work', type: 'urn:konak:problem:inFlight' } };
  await press();
  expect(await screen.findByText('Still at work')).toBeVisible();
  answer = { status: 422, body: { message: 'Too long' } };
  await press();
  expect(await screen.findByText('Too long')).toBeVisible();
  answer = { status: 201 };
  await press();
  await screen.findByRole('listitem');
  await press();
  await waitFor(() => expect(posts(calls)).toHaveLength(8));
  const [first, ...rest] = keysOf(calls);
  // Out of order, three times no line, still at work, refused: one call.
  expect(rest.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => first));
  expect(new Set([first, ...rest.slice(5)]).size).toBe(3);
});

it('sends what was done again under its key while the rest was not', async () => {
  let number = 0;
  const calls = notes(() => ((number += 1) === 2 ? { status: 422, body: { message: 'Too long' } } : {}));
  const steps: SendSteps<unknown> = async (send) => {
    for (const text of ['one', 'two']) await send({ path: '/notes', method: 'POST', body: { text }, isOnce: true });
  };
  show({ callOf: () => steps });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Too long');
  await press();
  await waitFor(() => expect(posts(calls)).toHaveLength(4));
  const [one, refused, oneAgain, two] = keysOf(calls);
  expect(oneAgain).toBe(one);
  expect(two).not.toBe(refused);
});

it('means another call when others were done since', async () => {
  let answer: Answer | Error = new TypeError('No line');
  const calls = notes(() => answer);
  show();
  const type = async (text: string) => {
    await userEvent.clear(screen.getByLabelText('Text'));
    await userEvent.type(screen.getByLabelText('Text'), text);
  };
  await type('one');
  await press();
  await waitFor(() => expect(posts(calls)).toHaveLength(3), { timeout: 4000 });
  await screen.findByRole('alert');
  answer = { status: 201 };
  await type('two');
  await press();
  await screen.findByRole('listitem');
  await type('one');
  await press();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  const [lost, , , , again] = keysOf(calls);
  expect(again).not.toBe(lost);
});

it('means another call when it is sent again much later', async () => {
  let answer: Answer | Error = new TypeError('No line');
  const calls = notes(() => answer);
  show();
  await press();
  await waitFor(() => expect(posts(calls)).toHaveLength(3), { timeout: 4000 });
  await screen.findByRole('alert');
  answer = { status: 201 };
  const later = Date.now() + 11 * 60_000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
  await press();
  await screen.findByRole('listitem');
  clock.mockRestore();
  const [lost, , , again] = keysOf(calls);
  expect(again).not.toBe(lost);
});

it('keeps on saying what is on its way when it is told to forget', async () => {
  const late: (() => void)[] = [];
  notes(() => new Promise((resolve) => late.push(() => resolve({ status: 422, body: { message: 'Too long' } }))));
  show();
  await press();
  await userEvent.click(screen.getByRole('button', { name: 'Forget' }));
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  act(() => late[0]?.());
  expect(await screen.findByRole('alert')).toHaveTextContent('Too long');
});

it('sends several calls one after the other, and shows those that arrived when one does not', async () => {
  let number = 0;
  const calls = notes(() => ((number += 1) === 2 ? { status: 500, body: { message: 'Out of order' } } : {}));
  const steps: SendSteps<unknown> = async (send) => {
    for (const text of ['one', 'two', 'three']) await send({ path: '/notes', method: 'POST', body: { text } });
  };
  show({ callOf: () => steps });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Out of order');
  expect(await screen.findByRole('listitem')).toHaveTextContent('one');
  expect(posts(calls)).toHaveLength(2);
  expect(keysOf(calls)).toEqual([null, null]);
});
