import { KNOWN_NAMES } from '../../json-server/commands/known-names.ts';
import { folderSource } from '../../json-server/live/folder-source.ts';
import { type LiveConfig, openLiveConfig } from '../../json-server/live/live-config.ts';
import { OLD_TABLES } from '../../json-server/records/old-tables.ts';
import { createTableDefiner } from '../../json-server/records/tables.ts';
import type { Store } from '../../json-server/store/types.ts';
import { moneyRows } from './money-operations.ts';
import { openCrashStore } from './opening.ts';

/** The product's configuration, as it is shipped. */
export const shippedConfig = (): Promise<LiveConfig> =>
  openLiveConfig({
    source: folderSource({ resourcesDir: 'resources', localesDir: 'locales' }),
    known: KNOWN_NAMES,
    isWatching: false,
  });

/** The data that people work on, with the keys that the configuration asks for. */
export async function openMoneyStore(at: string, config: LiveConfig): Promise<Store> {
  const store = await openCrashStore({ at, seed: moneyRows, old: OLD_TABLES });
  createTableDefiner((collection, spec) => store.define(collection, spec))(config.current());
  await store.declared();
  return store;
}
