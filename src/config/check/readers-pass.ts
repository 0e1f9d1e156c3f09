import { type PolicyRow, mayRead } from '../access.ts';
import type { Finding, Resource } from '../types.ts';
import { ownValue } from '../values.ts';
import type { JsonFile } from './json-file.ts';
import { pointerOf } from './json-file.ts';
import { said } from './said.ts';
import { findingAt } from './shared-files.ts';
import { listed } from './suggest.ts';

type ReadersCheck = {
  readonly resources: { readonly [name: string]: Resource };
  readonly jsonOf: (file: string) => JsonFile | undefined;
  readonly rows: readonly PolicyRow[];
  readonly roles: readonly string[];
};

/** References that a role may read whose records it may not: a dash stands there. A warning for each field. Code RES910. */
export function checkReaders({ resources, jsonOf, rows, roles }: ReadersCheck): Finding[] {
  const sees = seeing(rows);
  return Object.values(resources).flatMap((resource) => {
    const json = jsonOf(resource.file);
    // A view has the fields of its base, where they are looked at.
    if (!json || resource.of) return [];
    const readers = roles.filter((role) => sees(role, resource.access.subject));
    return Object.values(resource.fields).flatMap((field) => {
      if (field.type !== 'ref' || field.hidden) return [];
      const target = ownValue(resources, field.resource);
      if (!target) return [];
      const isBlind = (role: string) =>
        mayRead(field, role) && !sees(role, target.access.subject) && !field.unnamedFor?.includes(role);
      const blind = readers.filter(isBlind);
      if (blind.length === 0) return [];
      const message = said`These roles may read the field but nothing of "${target.name}", so they see a dash: ${listed(blind)}. Grant them "list" there, or leave them out of the field's "read", or name them in its "unnamedFor".`;
      return [
        findingAt({ json, code: 'RES910', level: 'warning', pointer: pointerOf('/fields', field.name), message }),
      ];
    });
  });
}

/** May the role list or show records of the subject? Denials and subjects by pattern count too. */
function seeing(rows: readonly PolicyRow[]): (role: string, subject: string) => boolean {
  const byRole = new Map<string, PolicyRow[]>();
  for (const row of rows)
    if (row[0] === 'p' && row[1] !== undefined) byRole.set(row[1], [...(byRole.get(row[1]) ?? []), row]);
  return (role, subject) =>
    ['list', 'show'].some((action) => {
      const own = (byRole.get(role) ?? []).filter(
        ([, , of = '', act]) =>
          (of === subject || (of.endsWith('*') && subject.startsWith(of.slice(0, -1)))) &&
          (act === '*' || act === action),
      );
      return own.some((row) => row[4] !== 'deny') && !own.some((row) => row[4] === 'deny');
    });
}
