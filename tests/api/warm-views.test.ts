import { afterEach, expect, test, vi } from 'vitest';
import { KNOWN_NAMES } from '../../json-server/known-names.ts';
import { openLiveConfig } from '../../json-server/live-config.ts';
import { warmViews } from '../../json-server/warm-views.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what roles see is worked out beside the start, but not while requests keep the server', async () => {
  const live = await openLiveConfig({
    resourcesDir: 'resources',
    localesDir: 'locales',
    known: KNOWN_NAMES,
    isWatching: false,
  });
  const snapshot = live.current();
  const viewOf = vi.fn(snapshot.viewOf);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  // Each turn comes 50 ms after it was due, as behind a queue of requests.
  const lag = vi.spyOn(performance, 'now').mockImplementation(() => lag.mock.calls.length * 60);
  const stop = warmViews({ ...live, current: () => ({ ...snapshot, viewOf }) });
  vi.advanceTimersByTime(100);
  expect(viewOf).not.toHaveBeenCalled();

  lag.mockReturnValue(0);
  vi.advanceTimersByTime(100);
  expect(viewOf.mock.calls.length).toBeGreaterThan(5);
  stop();
  const { length } = viewOf.mock.calls;
  vi.advanceTimersByTime(100);
  expect(viewOf).toHaveBeenCalledTimes(length);
  await live.close();
});
