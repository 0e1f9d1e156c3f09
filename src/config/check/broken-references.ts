import type { Finding } from '../types.ts';
import { isJsonObject } from '../values.ts';
import { type JsonFile, pointerOf } from './json-file.ts';
import { findingAt } from './shared-files.ts';
import { unknownName } from './suggest.ts';

/**
 * References of a file whose shape is wrong, as far as they can be read: all its mistakes are reported at once, not one
 * kind after the other. Code RES202.
 * @param known every name that a file declares, broken ones too
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
