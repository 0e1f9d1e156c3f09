import { afterEach, expect, test, vi } from 'vitest';
import { KNOWN_NAMES } from '../../json-server/commands/known-names.ts';
import { folderSource } from '../../json-server/live/folder-source.ts';
import { openLiveConfig } from '../../json-server/live/live-config.ts';
import { warmRights } from '../../json-server/live/warm-rights.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what roles see is worked out beside the start, but not while requests keep the server', async () => {
  const live = await openLiveConfig({
    source: folderSource({ resourcesDir: 'resources', localesDir: 'locales' }),
    known: KNOWN_NAMES,
    isWatching: false,
  });
  const snapshot = live.current();
  const rightsOf = vi.fn(snapshot.rightsOf);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  // Each turn comes 50 ms after it was due, as behind a queue of requests.
  const lag = vi.spyOn(performance, 'now').mockImplementation(() => lag.mock.calls.length * 60);
  const stop = warmRights({ ...live, current: () => ({ ...snapshot, rightsOf }) });
  vi.advanceTimersByTime(100);
  expect(rightsOf).not.toHaveBeenCalled();

  lag.mockReturnValue(0);
  vi.advanceTimersByTime(100);
  expect(rightsOf.mock.calls.length).toBeGreaterThan(5);
  stop();
  const { length } = rightsOf.mock.calls;
  vi.advanceTimersByTime(100);
  expect(rightsOf).toHaveBeenCalledTimes(length);
  await live.close();
});
