import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asFormatted } from './as-formatted.ts';
import { configReference } from './config-reference-files.ts';

/** `npm run config-reference`: writes the reference of the configuration anew, from its schemas and files. */
const text = await asFormatted('reference.md', await configReference());
await writeFile(join(import.meta.dirname, '../docs/configuration/reference.md'), text);
