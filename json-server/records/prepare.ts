import { isJsonObject } from '../../src/config/values.ts';
import { refIssues } from '../../src/config/refs.ts';
import { type Operation, validateRecord } from '../../src/config/record.ts';
import { copiedValues } from '../../src/config/copied.ts';
import { setValue, setValues, withValues } from '../../src/config/row-values.ts';
import { fixedValues } from '../../src/config/over.ts';
import type { Issue } from '../../src/config/issue.ts';
import type { Json, Resource, Row } from '../../src/config/types.ts';
import type { Warning } from '../live/rules/domain-write.ts';
import { fillFiles } from './held-files.ts';
import { type HttpError, invalid, malformed } from '../http/http-error.ts';
import type { OwnTransaction } from '../store/types.ts';
import { applyWrites } from './write-path.ts';
import { askDomain } from './ask-domain.ts';
import { type Context, unscopedResolver } from './context.ts';
import { refusal } from './refusal.ts';
import { cleanRichTexts } from './rich-texts.ts';
import { nextStamps, withNextVersion } from './restamp.ts';
import { findInScope } from './scope.ts';
import { passwordFields, type Secrets } from './secrets.ts';
import { sealedKey } from '../accounts/sealed.ts';
import { stampNew } from './stamp-new.ts';

/** Stored as `<field>Hash` or `<field>Sealed`. Neither is a field, so no answer, filter or search can reach them. */
function hideSecrets(resource: Resource, record: Record<string, Json>, secrets: Secrets): void {
  for (const field of passwordFields(resource.fields)) {
    const isNamed = Object.hasOwn(record, field.name);
    const isSent = isNamed && record[field.name] !== null;
    Reflect.deleteProperty(record, field.name);
    const secret = secrets.get(field.name);
    const key = field.secret ? sealedKey(field.name) : `${field.name}Hash`;
    if (field.issued !== undefined) {
      if (secret !== undefined) record[key] = secret;
      continue;
    }
    if (field.secret && isNamed && !isSent) setValue(record, sealedKey(field.name), null);
    if (isSent && secret !== undefined) record[key] = secret;
  }
}

export type Preparation = {
  readonly tx: OwnTransaction;
  /** Reads through the transaction. */
  readonly context: Context;
  readonly resource: Resource;
  readonly operation: Operation;
  readonly input: Json | undefined;
  readonly before: Row | undefined;
  readonly secrets: Secrets;
  /** Fields that an action asks for. */
  readonly asked?: readonly string[];
  /** Fields it asks for even though they have a value. */
  readonly anew?: readonly string[];
  readonly set?: Readonly<Record<string, Json>>;
  /** A row of an imported file. */
  readonly isImport?: true;
};

/** A row to be stored; `answerWith`: the refusal to answer with, once it is stored. */
type PreparedRow = { readonly row: Row; readonly answerWith?: HttpError; readonly warnings?: readonly Warning[] };

/**
 * The record that a write results in, checked by configuration, references and rules.
 * @throws HttpError 400, 409, 422
 */
export function prepareRow(preparation: Preparation): PreparedRow {
  const { context, resource, operation, before, secrets, asked, anew, set } = preparation;
  const input = cleanRichTexts(resource, preparation.input);
  const { caller, snapshot } = context;
  if (!isJsonObject(input) && !(operation === 'action' && input === undefined)) {
    throw malformed('A JSON object is expected.');
  }
  const { resources } = snapshot.config;
  const { writable } = snapshot.rightsOf({ role: caller.role, resource });
  const { values } = caller;
  const isNewInView = operation === 'create' && resource.of !== undefined;
  const { record, issues } = validateRecord({
    resource,
    operation,
    input,
    before,
    values,
    canWrite: (field) => writable.has(field),
    allowed: asked,
    anew,
    set: isNewInView ? { ...leftToView(preparation), ...set } : set,
    resources,
    resolve: unscopedResolver(context),
  });
  const findTarget = (collection: string, id: string): Row | undefined => {
    const target = resources[collection];
    return target && findInScope(context, target, id);
  };
  const refs = refIssues({ resource, resources, record, before, values, resolve: findTarget });
  const files = fillFiles({ context, resource, before, record });
  const wrong = [...issues, ...refs, ...files];
  if (wrong.length > 0) throw closedRefusal(preparation, wrong) ?? invalid(wrong);
  hideSecrets(resource, record, secrets);
  setValues(record, copiedValues({ resource, record, before, resolve: unscopedResolver(context) }));
  const stamped: Row = before
    ? Object.assign(record, { id: before.id }, nextStamps(context, before))
    : stampNew(preparation, record);
  return obeyDomain(preparation, stamped);
}

/** Names that no body may contain. */
const NOT_TO_BE_NAMED = /^validation\.(?:unknownField|serverOwned|useAction|notWritable)$/;

/**
 * The refusal of any change of a closed record: clearer than complaining about one value, because no other value would
 * help.
 */
function closedRefusal(preparation: Preparation, wrong: readonly Issue[]): HttpError | undefined {
  const { tx, context, resource, operation, before } = preparation;
  if (before === undefined || operation === 'action') return undefined;
  if (wrong.some(({ key }) => NOT_TO_BE_NAMED.test(key))) return undefined;
  const answer = askDomain({ tx, context, resource, before, record: withNextVersion(context, before) });
  return 'refused' in answer && answer.refused.status === 409 ? refusal(answer.refused) : undefined;
}

/** Values fixed by a view's condition, unless the body sets them; a different value is refused later. */
function leftToView({ context, resource, input }: Preparation): Record<string, Json> {
  const fixed = fixedValues({ where: resource.of?.where, resource, values: context.caller.values });
  return Object.fromEntries(
    Object.entries(fixed).filter(([key]) => !isJsonObject(input) || !Object.hasOwn(input, key)),
  );
}

function obeyDomain({ tx, context, resource, before, isImport }: Preparation, record: Row): PreparedRow {
  const answer = askDomain({ tx, context, resource, before, record, ...(isImport && { isImport }) });
  if ('answerWith' in answer) return { row: withValues(record, answer.set), answerWith: refusal(answer.answerWith) };
  if ('set' in answer) {
    applyWrites({ tx, context, writes: answer.writes ?? [] });
    return { row: withValues(record, answer.set), ...(answer.warnings ? { warnings: answer.warnings } : {}) };
  }
  throw refusal(answer.refused);
}
