import { ID_FIELD } from '../../src/config/keys.ts';
import type { Resource } from '../../src/config/types.ts';
import { type FieldIssue, HttpError } from '../http-error.ts';
import type { View } from '../snapshot.ts';
import type { Deeds } from '../repository.ts';
import { versionOf } from '../rows.ts';
import type { Draft } from './drafts.ts';
import { refuseFile } from './sheet.ts';

/** Something that is wrong with a row: with its cells, or what the write path says to it. */
export type RowError = { readonly draft: Draft; readonly issue: FieldIssue } | { readonly draft: Draft; readonly refused: HttpError };
export type Written = {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly errors: readonly RowError[];
};

/** ms; who writes more than this in one piece keeps everybody waiting. */
const MOST_TIME = 5000;

/**
 * Writes the rows in one transaction, each by the path of a single create or change: rules, uniqueness, row scope, rights of
 * the fields, history. All that is wrong is gathered; what is to become of it is the caller's to decide.
 */
export function writeRows(
  deeds: Deeds,
  { resource, view, drafts }: { readonly resource: Resource; readonly view: View; readonly drafts: readonly Draft[] },
): Written {
  const errors: RowError[] = [];
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const end = performance.now() + MOST_TIME;
  for (const draft of drafts) {
    if (performance.now() > end) throw refuseFile('slow', { rows: drafts.indexOf(draft) });
    try {
      const done = write(deeds, resource, view, draft);
      if (draft.issues.length === 0) counts[done] += 1;
      errors.push(...draft.issues.map((issue) => ({ draft, issue })));
    } catch (refused) {
      if (!(refused instanceof HttpError)) throw refused;
      errors.push(...draft.issues.map((issue) => ({ draft, issue })), ...besides(draft, refused));
    }
  }
  return { ...counts, errors };
}

function write(deeds: Deeds, resource: Resource, { can }: View, { before, input, issues }: Draft): 'created' | 'updated' | 'unchanged' {
  const isSpent = issues.some(({ key }) => key === 'import.cell.noRecord' || key === 'import.cell.twice');
  if (isSpent) return 'unchanged';
  if (before === undefined) {
    if (!can.has('create')) throw mayNot('create');
    deeds.create(input);
    return 'created';
  }
  if (Object.keys(input).length === 0) return 'unchanged';
  if (!can.has('edit')) throw mayNot('edit');
  const row = deeds.find(before.id);
  const after = deeds.merge(row, versionOf(before), { input, seenBy: deeds.tx });
  return after === row ? 'unchanged' : 'updated';
}

const mayNot = (deed: 'create' | 'edit'): HttpError =>
  new HttpError({ status: 403, problem: { key: 'invalid', issues: [{ field: '', key: `import.cell.${deed}` }] } });

/** What single fields are told, whatever stands in others. */
const OF_FIELD = /^validation\.(?!rule$)/;

/** Where cells are wrong already, the row was tried without them: only what is said of other cells counts. */
function besides(draft: Draft, refused: HttpError): RowError[] {
  if (draft.issues.length === 0) return [{ draft, refused }];
  const wrong = new Set(draft.issues.flatMap(({ field }) => [field, field.split('.')[0]]));
  return (refused.problem?.issues ?? [])
    .filter(({ field, key }) => OF_FIELD.test(key) && !wrong.has(field) && field !== ID_FIELD.name)
    .map((issue) => ({ draft, issue }));
}
