// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { HttpError } from '../../providers/http-error.ts';
import { type TaskChange, withTaskChange, withChanges } from './task-changes.ts';
import { createTaskOutbox, type NewChange } from './outbox.ts';
import type { DayTask } from '../../wire/housekeeping.ts';

const step = (taskId: string, action: 'accept' | 'start' | 'finish'): NewChange => ({
  kind: 'step',
  taskId,
  title: `Home ${taskId}`,
  action,
  body: {},
});
const report = (linenCount: number): NewChange => ({
  kind: 'report',
  taskId: 'a',
  title: 'Home a',
  body: { linenCount },
});
const none = () => new HttpError({ message: 'No answer', statusCode: 0 });

/** A browser's storage. */
function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}
const labels = (changes: readonly TaskChange[]) =>
  changes.map((change) => `${change.taskId} ${change.kind === 'step' ? change.action : change.kind}`);

describe('what waits to be sent', () => {
  test('is sent once, in order, one at a time, also after the page was opened anew', async () => {
    const place = storage();
    const sent: TaskChange[] = [];
    let isUp = false;
    const send = vi.fn((change: TaskChange) => {
      if (!isUp) return Promise.reject(none());
      sent.push(change);
      return Promise.resolve();
    });
    const first = createTaskOutbox({ owner: 'u@t', storage: place, send });
    for (const action of ['accept', 'start', 'finish'] as const) first.add(step('a', action));
    await first.flush();
    expect([send.mock.calls.length, first.state().waiting.length]).toEqual([1, 3]);
    isUp = true;
    const second = createTaskOutbox({ owner: 'u@t', storage: place, send });
    await Promise.all([second.flush(), second.flush()]);
    expect(labels(sent)).toEqual(['a accept', 'a start', 'a finish']);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
    expect([second.state().waiting, labels(second.state().arrived)]).toEqual([[], ['a accept', 'a start', 'a finish']]);
    expect(createTaskOutbox({ owner: 'other@t', storage: place, send }).state().waiting).toEqual([]);
  });

  test('keeps its key when the answer was lost', async () => {
    const keys: string[] = [];
    const send = (change: TaskChange) => {
      keys.push(change.key);
      return keys.length === 1 ? Promise.reject(none()) : Promise.resolve();
    };
    const outbox = createTaskOutbox({ owner: 'u@t', storage: storage(), send });
    outbox.add(step('a', 'accept'));
    await outbox.flush();
    await outbox.flush();
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('what the server refuses is told and dropped, with what was built on it; the rest goes on', async () => {
    const sent: string[] = [];
    const send = (change: TaskChange) => {
      sent.push(change.taskId);
      return change.taskId === 'a'
        ? Promise.reject(new HttpError({ message: 'Somebody has it', statusCode: 409 }))
        : Promise.resolve();
    };
    const outbox = createTaskOutbox({ owner: 'u@t', storage: storage(), send });
    for (const change of [step('a', 'accept'), step('a', 'start'), step('b', 'accept')]) outbox.add(change);
    await outbox.flush();
    expect(sent).toEqual(['a', 'b']);
    const { waiting, refused } = outbox.state();
    expect([waiting, refused.map(({ title, message }) => `${title}: ${message}`)]).toEqual([
      [],
      ['Home a: Somebody has it'],
    ]);
    outbox.dismiss(refused[0]?.key ?? '');
    expect(outbox.state().refused).toEqual([]);
  });

  test('a full storage says no, and nothing is half kept', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const outbox = createTaskOutbox({
      owner: 'u@t',
      storage: { getItem: () => null, setItem },
      send: () => Promise.resolve(),
    });
    expect([outbox.add(step('a', 'accept')), outbox.state().waiting]).toEqual([false, []]);
  });

  test('broken notes of an earlier version are no reason to fail', () => {
    const place = { getItem: () => '[{"kind":1},', setItem: () => undefined };
    expect(createTaskOutbox({ owner: 'u@t', storage: place, send: () => Promise.resolve() }).state().waiting).toEqual(
      [],
    );
  });
});

test('the last report of a task is the one that counts, unless it is on its way or something came between', () => {
  const keyed = (change: NewChange, key: string): TaskChange => ({ ...change, key });
  const first = withTaskChange([], keyed(report(1), '1'), undefined);
  expect(withTaskChange(first, keyed(report(2), '2'), undefined)).toEqual([keyed(report(2), '2')]);
  expect(withTaskChange(first, keyed(report(2), '2'), '1')).toHaveLength(2);
  const between = [...first, keyed(step('a', 'finish'), '3')];
  expect(withTaskChange(between, keyed(report(2), '2'), undefined)).toHaveLength(3);
});

test('the screen shows the task as it will be', () => {
  const task = { id: 'a', status: 'UNASSIGNED', isMine: false, linenCount: null, photos: [] } as unknown as DayTask;
  const changes = [step('a', 'accept'), step('a', 'start'), report(2), step('b', 'accept')].map(
    (change, index): TaskChange => ({
      ...change,
      key: String(index),
    }),
  );
  expect(withChanges(task, changes)).toMatchObject({ status: 'IN_PROGRESS', isMine: true, linenCount: 2 });
});
