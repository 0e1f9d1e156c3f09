import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { normalizeResource } from '../../src/config/normalize.ts';
import { normalizeOption } from '../../src/config/fields/enum.ts';
import type { RawOption, RawResource } from '../../src/config/raw.ts';
import type { EnumList, Resource } from '../../src/config/types.ts';

/** For tests: the resources of the project, normalised without the checker (which has tests of its own). */
export function seedResources(root: string): Readonly<Record<string, Resource>> {
  const folder = join(root, 'resources');
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const enums = Object.fromEntries(
    Object.entries(read('_enums.json') as Record<string, RawOption[] | string>).flatMap(([name, options]) =>
      typeof options === 'string' ? [] : [[name, { name, options: options.map(normalizeOption) } satisfies EnumList]],
    ),
  );
  const files = ['v1', 'demo/apps'].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => join(part, file)),
  );
  const resources = files.flatMap((file) => {
    const raw = read(file) as RawResource;
    // Only what has fields of its own has rows: views show those of another, and mock calls keep their own.
    const hasRows = typeof raw.fields === 'object' && !('of' in raw) && (raw.api?.served ?? 'generic') === 'generic';
    return hasRows ? [normalizeResource({ raw, file: `resources/${file}`, root: 'resources', enums })] : [];
  });
  return Object.fromEntries(resources.map((resource) => [resource.name, resource]));
}
