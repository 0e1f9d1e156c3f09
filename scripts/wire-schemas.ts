import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp } from '../json-server/app.ts';
import type { Route } from '../json-server/accounts/call.ts';
import { KNOWN_NAMES } from '../json-server/commands/known-names.ts';
import { folderSource } from '../json-server/live/folder-source.ts';
import { openLiveConfig } from '../json-server/live/live-config.ts';
import { createMemoryStore } from '../json-server/store/memory-store.ts';
import { readCallsText } from './read-calls-text.ts';
import { wireSchemasText } from './wire-schemas-text.ts';

/**
 * `npm run wire-schemas`: writes anew what the description of the API says of the calls of areas, from the types in
 * `src/wire`, and which calls a table may show, from the routes.
 */
const http = join(import.meta.dirname, '../json-server/http');
await writeFile(join(http, 'wire-schemas.json'), wireSchemasText());
const source = folderSource({ resourcesDir: 'resources', localesDir: 'locales' });
const live = await openLiveConfig({ source, known: KNOWN_NAMES, isWatching: false });
const app = createApp({ store: createMemoryStore({}), config: live, secret: 'x'.repeat(32) });
await writeFile(join(http, 'read-calls.json'), await readCallsText(app.locals['routes'] as readonly Route[]));
(app.locals['close'] as () => void)();
await live.close();
