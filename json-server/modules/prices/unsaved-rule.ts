import type { Issue } from '../../../src/config/issue.ts';
import { refIssues } from '../../../src/config/refs.ts';
import type { Json, Row } from '../../../src/config/types.ts';
import { unsavedRecord } from '../../../src/config/unsaved.ts';
import { isJsonObject } from '../../../src/config/values.ts';
import { invalid } from '../../http/http-error.ts';
import type { UnsavedRule } from './price-book.ts';
import { type Context, unscopedResolver } from '../../records/context.ts';
import { findInScope } from '../../records/scope.ts';

/** Resources whose unsaved records a quote can include. */
const PRICED: readonly string[] = ['long-stay-discounts', 'facility-fees'];
const KEYS: readonly string[] = ['resource', 'id', 'record'];

const at = (issues: readonly Issue[]) =>
  invalid(issues.map((issue) => ({ ...issue, field: issue.field === '' ? 'unsaved' : `unsaved.${issue.field}` })));

/**
 * A price rule that is being edited, `{ resource, id?, record }`, checked like a write, with its references within the
 * caller's scope. Needs no right to write, because nothing is written, but the right to read such rules: otherwise a
 * quote would reveal them.
 * @throws HttpError 422 below `unsaved.…`
 */
export function unsavedRule(context: Context, sent: Json | undefined): UnsavedRule | undefined {
  if (sent === undefined || sent === null) return undefined;
  if (!isJsonObject(sent)) throw at([{ field: '', key: 'validation.object' }]);
  const unknown = Object.keys(sent).filter((key) => !KEYS.includes(key));
  if (unknown.length > 0) throw at(unknown.map((field) => ({ field, key: 'validation.unknownField' })));

  const { snapshot, caller } = context;
  const { resources } = snapshot.config;
  const { resource: name, id, record: input } = sent;
  const resource = typeof name === 'string' && PRICED.includes(name) ? resources[name] : undefined;
  const rights = resource && snapshot.rightsOf({ role: caller.role, resource });
  if (!resource || !rights?.can.has('show')) throw at([{ field: 'resource', key: 'validation.notFound' }]);
  const stored = typeof id === 'string' ? findInScope(context, resource, id) : undefined;
  if (id !== undefined && !stored) throw at([{ field: 'id', key: 'validation.notFound' }]);

  const { values } = caller;
  const { record, issues } = unsavedRecord({
    resource,
    input,
    values,
    canWrite: (field) => rights.readable.has(field),
    resources,
    resolve: unscopedResolver(context),
  });
  const findTarget = (collection: string, target: string): Row | undefined => {
    const other = resources[collection];
    return other && findInScope(context, other, target);
  };
  const refs = refIssues({ resource, resources, record, before: stored, values, resolve: findTarget });
  if (issues.length + refs.length > 0) throw at([...issues, ...refs]);
  // Between two equally specific rules the smaller id wins; a new rule has no id yet, so it wins here.
  return { collection: resource.name, row: { ...record, id: stored?.id ?? '' } };
}
