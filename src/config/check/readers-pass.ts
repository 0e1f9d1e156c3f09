import { mayRead } from '../access.ts';
import type { PolicyRow } from '../policy-types.ts';
import type { Finding, Resource } from '../types.ts';
import { ownValue } from '../values.ts';
import type { JsonFile } from './json-file.ts';
import { pointerOf } from './json-file.ts';
import { said } from './said.ts';
import { findingAt } from './shared-files.ts';
import type { Steps } from '../steps.ts';
import { listedNames } from './suggest.ts';

type ReadersCheck = {
  readonly resources: { readonly [name: string]: Resource };
  readonly jsonOf: (file: string) => JsonFile | undefined;
  readonly rows: readonly PolicyRow[];
  readonly roles: readonly string[];
};

/**
 * References a role may read although it may not read their records: they show a dash. A warning for each field. Code
 * RES910.
 */
export function* checkReaders({ resources, jsonOf, rows, roles }: ReadersCheck): Steps<Finding[]> {
  const sees = seeing(rows);
  const findings: Finding[] = [];
  for (const resource of Object.values(resources)) {
    yield;
    const json = jsonOf(resource.file);
    // A view has the fields of its base, where they are checked.
    if (!json || resource.of) continue;
    const readers = roles.filter((role) => sees(role, resource.access.subject));
    for (const field of Object.values(resource.fields)) {
      if (field.type !== 'ref' || field.hidden) continue;
      const target = ownValue(resources, field.resource);
      if (!target) continue;
      const isBlind = (role: string) =>
        mayRead(field, role) && !sees(role, target.access.subject) && !field.unnamedFor?.includes(role);
      const blind = readers.filter(isBlind);
      if (blind.length === 0) continue;
      const message = said`These roles may read the field but nothing of "${target.name}", so they see a dash: ${listedNames(blind)}. Grant them "list" there, or leave them out of the field's "read", or name them in its "unnamedFor".`;
      const pointer = pointerOf('/fields', field.name);
      findings.push(findingAt({ json, code: 'RES910', level: 'warning', pointer, message }));
    }
  }
  return findings;
}

/** Whether the role may list or show records of the subject; respects denials and patterns. */
function seeing(rows: readonly PolicyRow[]): (role: string, subject: string) => boolean {
  // Each role has as many rows as there are files, so they are grouped by subject once.
  const bySubject = new Map<string, PolicyRow[]>();
  const patterns: PolicyRow[] = [];
  for (const row of rows) {
    const [kind, role, of = ''] = row;
    if (kind !== 'p') continue;
    const key = `${role ?? ''}\n${of}`;
    const known = bySubject.get(key);
    if (of.endsWith('*')) patterns.push(row);
    else if (known) known.push(row);
    else bySubject.set(key, [row]);
  }
  return (role, subject) => {
    const own = [
      ...(bySubject.get(`${role}\n${subject}`) ?? []),
      ...patterns.filter(([, whose, of = '']) => whose === role && subject.startsWith(of.slice(0, -1))),
    ];
    return ['list', 'show'].some((action) => {
      const rules = own.filter(([, , , act]) => act === '*' || act === action);
      return rules.some((row) => row[4] !== 'deny') && !rules.some((row) => row[4] === 'deny');
    });
  };
}
