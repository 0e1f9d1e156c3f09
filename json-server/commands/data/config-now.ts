import type { Environment } from '../../http/environment.ts';
import { openLiveConfig } from '../../live/live-config.ts';
import type { Snapshot } from '../../live/snapshot.ts';
import { openConfigSource } from '../config/open-source.ts';
import { KNOWN_NAMES } from '../known-names.ts';

/** The configuration as it is in force, or would be at a start. */
export async function configNow(environment: Environment): Promise<Pick<Snapshot, 'config' | 'rules'>> {
  const source = await openConfigSource(environment);
  const { lastGoodFile } = environment;
  const live = await openLiveConfig({ source, known: KNOWN_NAMES, isWatching: false, lastGoodFile });
  const current = live.current();
  await live.close();
  return current;
}
