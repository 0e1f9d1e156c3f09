import { KNOWN_NAMES } from '../../json-server/commands/known-names.ts';
import { folderSource } from '../../json-server/live/folder-source.ts';
import { type LiveConfig, openLiveConfig } from '../../json-server/live/live-config.ts';
import { defineHistory } from '../../json-server/records/history.ts';
import { createTableDefiner } from '../../json-server/records/tables.ts';
import { openJournalStore } from '../../json-server/store/journal-store.ts';
import type { Store } from '../../json-server/store/types.ts';
import { moneyRows } from './money-operations.ts';

/** The product's configuration, as it is shipped. */
export const shippedConfig = (): Promise<LiveConfig> =>
  openLiveConfig({
    source: folderSource({ resourcesDir: 'resources', localesDir: 'locales' }),
    known: KNOWN_NAMES,
    isWatching: false,
  });

/** The data that people work on, with the keys that the configuration asks for. @param snapshotBytes of journal */
export async function openMoneyStore(file: string, config: LiveConfig, snapshotBytes: number): Promise<Store> {
  const store = await openJournalStore({ file, seed: moneyRows, snapshotBytes, log: () => undefined });
  defineHistory(store);
  createTableDefiner((collection, spec) => store.define(collection, spec))(config.current());
  return store;
}
