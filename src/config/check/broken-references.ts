import type { Finding } from '../types.ts';
import { isJsonObject } from '../values.ts';
import { type JsonFile, pointerOf } from './json-file.ts';
import { findingAt } from './shared-files.ts';
import { unknownName } from './suggest.ts';

/**
 * Checks the readable references of a file with a wrong shape, so that all its mistakes are reported together. Code
 * RES202.
 * @param known every name a file declares, including broken ones
 */
export function brokenReferences({ json, known }: { json: JsonFile; known: readonly string[] }): Finding[] {
  const fields = isJsonObject(json.value) ? json.value['fields'] : undefined;
  if (!isJsonObject(fields)) return [];
  return Object.entries(fields).flatMap(([name, field]) => {
    const target = isJsonObject(field) ? field['resource'] : undefined;
    if (typeof target !== 'string' || known.includes(target)) return [];
    const message = unknownName({ what: 'resource', wrong: target, known });
    return [findingAt({ json, code: 'RES202', pointer: pointerOf('/fields', name, 'resource'), message })];
  });
}
