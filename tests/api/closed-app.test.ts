import { afterAll, expect, test } from 'vitest';
import { KNOWN_NAMES } from '../../json-server/commands/known-names.ts';
import { folderSource } from '../../json-server/live/folder-source.ts';
import { openLiveConfig } from '../../json-server/live/live-config.ts';
import { startApp } from './support.ts';

const source = folderSource({ resourcesDir: 'resources', localesDir: 'locales' });
const live = await openLiveConfig({ source, known: KNOWN_NAMES, isWatching: false });

afterAll(() => live.close());

test('an app that is closed follows the configuration no longer, so neither it nor its data stay in memory', async () => {
  const following = new Set<symbol>();
  const onChange: typeof live.onChange = (handler) => {
    const which = Symbol('follower');
    const stop = live.onChange(handler);
    following.add(which);
    return () => {
      following.delete(which);
      stop();
    };
  };
  const app = await startApp({ live: { ...live, onChange } });
  expect(following.size).toBeGreaterThan(0);
  await app.close();
  expect(following.size).toBe(0);
});
