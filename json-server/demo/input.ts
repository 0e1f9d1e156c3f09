import type { DemoOutcome } from '../../src/domain/demo/outcome.ts';
import type { ReadParam } from '../../src/domain/demo/list.ts';
import { type UnknownFields, isFields } from '../../src/domain/demo/shapes.ts';
import type { PublicCall } from '../accounts/call.ts';
import { HttpError } from '../http/http-error.ts';

/** 400 with a message: what the caller sent makes no sense. */
export const refused = (message: string): HttpError => new HttpError({ status: 400, body: { message } });

/** What a rule made, or its problem as a 400. @throws HttpError */
export function valueOrRefuse<Value>(outcome: DemoOutcome<Value>): Value {
  if ('problem' in outcome) throw refused(outcome.problem);
  return outcome.value;
}

const WHOLE = /^\d{1,15}$/;

/** Spec §5: ids are converted to numbers. @throws HttpError 400 when that gives none */
export function readId(value: unknown): number {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && WHOLE.test(value));
  const id = isNumber ? Number(value) : Number.NaN;
  if (!Number.isSafeInteger(id) || id < 0) throw refused('The id must be a whole number.');
  return id;
}

/** The ids of a body. @throws HttpError 400 */
export function readIds(value: unknown): readonly number[] {
  if (!Array.isArray(value)) throw refused('A list of ids is needed.');
  return value.map(readId);
}

/** The id that ends the path. @throws HttpError 400 */
export const pathId = ({ path }: PublicCall): number => readId(path.slice(path.lastIndexOf('/') + 1));

/** Reads the query; a parameter that stands twice counts once. */
export const paramOf =
  ({ search }: PublicCall): ReadParam =>
  (name) =>
    search.get(name) ?? undefined;

/** A yes-or-no parameter; undefined when it is absent or empty. @throws HttpError 400 for other words */
export function flagOf(param: ReadParam, name: string): boolean | undefined {
  const text = param(name)?.trim().toLowerCase() ?? '';
  if (text === '') return undefined;
  if (text !== 'true' && text !== 'false') throw refused(`"${name}" must be true or false.`);
  return text === 'true';
}

/** One of a set of words, in any case; undefined when it is absent or empty. @throws HttpError 400 for other words */
export function wordOf(param: ReadParam, name: string, words: readonly string[]): string | undefined {
  const text = param(name)?.trim().toLowerCase() ?? '';
  if (text === '') return undefined;
  const word = words.find((one) => one.toLowerCase() === text);
  if (word === undefined) throw refused(`"${name}" must be one of ${words.join(', ')}.`);
  return word;
}

/** The body as an object. @throws HttpError 400 when there is none, or it is something else */
export async function demoBody(call: PublicCall): Promise<UnknownFields> {
  const { value } = await call.body();
  if (!isFields(value)) throw refused('A JSON object is needed as the body.');
  return value;
}
