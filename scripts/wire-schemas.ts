import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wireSchemasText } from './wire-schemas-text.ts';

/** `npm run wire-schemas`: writes anew what the description of the API says of the calls of areas, from the types in `src/wire`. */
await writeFile(join(import.meta.dirname, '../json-server/http/wire-schemas.json'), wireSchemasText());
