import { createHash, randomUUID } from 'node:crypto';
import { todayIn } from '../../src/domain/calendar/iso-date.ts';
import { validateRecord, valuesToWrite } from '../../src/config/record.ts';
import type { Json, Resource } from '../../src/config/types.ts';
import type { PublicCall } from '../accounts/call.ts';
import { addressLimit } from '../accounts/limits.ts';
import { HttpError, invalid, malformed } from '../http/http-error.ts';

/** Shared by public forms: rate limits per address, a body of a few known texts, and the record made from it. */

/** Maximum bytes of a form. */
const MAX_BYTES = 4096;
/** An invisible field that only bots fill in. */
export const TRAP = 'website';

/** Limits per address, by kind of call: guessing a code, reading a list, creating something. */
export function createFormLimits() {
  const limits = {
    look: [addressLimit(120)],
    guess: [addressLimit(20)],
    add: [addressLimit(5), addressLimit(30, 60 * 60)],
  };
  /** @throws HttpError 429 with Retry-After */
  return async (kind: keyof typeof limits, call: PublicCall): Promise<void> => {
    for (const limit of limits[kind]) await limit(call);
  };
}

type Body = Readonly<Record<string, Json>>;

/** Reads the body of a form. @param taken the allowed fields @throws HttpError 413, 400; 422 naming any other field */
export async function formBody(call: PublicCall, taken: readonly string[]): Promise<Body> {
  const tooLarge = new HttpError({ status: 413, problem: { key: 'formTooLarge' } });
  if (Number(call.request.headers['content-length'] ?? 0) > MAX_BYTES) throw tooLarge;
  const { value, bytes } = await call.body();
  if (bytes.length > MAX_BYTES) throw tooLarge;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw malformed('A JSON object is expected.');
  const body = value as Body;
  const unknown = Object.keys(body).filter((key) => !taken.includes(key) && key !== TRAP);
  if (unknown.length > 0)
    throw invalid(unknown.map((field) => ({ field: field.slice(0, 40), key: 'validation.unknownField' })));
  return body;
}

/** The text in a field of a form; '' when it is not a text. */
export const formText = (value: Json | undefined): string =>
  typeof value === 'string' ? value.normalize('NFC').trim() : '';

/** Whether the trap was filled in. The answer does not reveal it. */
export const isTrapped = (body: Body): boolean => formText(body[TRAP]) !== '';

type Checked = {
  readonly resource: Resource;
  /** The visitor's input, by field. */
  readonly typed: Readonly<Record<string, string>>;
  /** Values that the server adds. */
  readonly set: Readonly<Record<string, Json>>;
  /** Issues beyond those of the fields themselves. */
  readonly wrong: readonly { readonly field: string; readonly key: string }[];
  readonly now: string;
};

/** The record, validated by the resource's own fields. @throws HttpError 422 with the issues by field */
export function formRecord({ resource, typed, set, wrong, now }: Checked): Readonly<Record<string, Json>> {
  const sent = Object.keys(typed);
  const values = { user: {}, today: todayIn(new Date(now)), now };
  const { record, issues } = validateRecord({
    resource,
    operation: 'create',
    input: Object.fromEntries(sent.map((key) => [key, typed[key] === '' ? null : typed[key]] as const)),
    values,
    canWrite: (field) => sent.includes(field),
    set,
  });
  const all = [...wrong, ...issues.filter(({ field }) => !wrong.some((issue) => issue.field === field))];
  if (all.length > 0) throw invalid(all);
  return valuesToWrite({ resource, values }, record);
}

/** Derives the record's id from the form's key, because a phone with a bad connection may send it twice. */
export function formId({ request }: PublicCall, { prefix, form }: { prefix: string; form: object }): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\x21-\x7e]{16,200}$/.test(key)) return randomUUID();
  const hash = createHash('sha256').update(key).update('\n').update(JSON.stringify(form)).digest('hex');
  return `${prefix}-${hash.slice(0, 32)}`;
}
