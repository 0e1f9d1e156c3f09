import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler, Request } from 'express';
import type { Language } from '../../src/config/types.ts';
import { conflict, type FieldIssue, HttpError, type ProblemText } from './http-error.ts';
import type { Log } from './log.ts';
import { json, type Reply, send } from './reply.ts';
import { errorFields } from './safe-error.ts';
import { GuardViolation, StoreUnavailable } from '../store/types.ts';
import { type Catalogues, acceptedLanguage, type Translate, translator } from '../../src/config/catalogues.ts';

function fieldErrors(issues: readonly FieldIssue[], language: Language, speak: Translate): Record<string, string[]> {
  const errors = new Map<string, string[]>();
  for (const issue of issues) {
    // A text from the configuration wins, except that its key may have a translation in the catalogue.
    const own = issue.text && (issue.text[language] ?? issue.text.en);
    const params = { ...issue.params, ...issue.paramsIn?.(language) };
    const text = own ?? speak(issue.key, params) ?? issue.key;
    errors.set(issue.field, [...(errors.get(issue.field) ?? []), text]);
  }
  return Object.fromEntries(errors);
}

/** A refusal in one language, as problem details (RFC 9457) with extra members for the caller. */
export type SpokenProblem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly [extra: string]: unknown;
};

/** A refusal in one language. */
function problemBody({
  status,
  problem,
  language,
  speak,
}: {
  status: number;
  problem: ProblemText;
  language: Language;
  speak: Translate;
}): SpokenProblem {
  const params = { ...problem.params, ...problem.paramsIn?.(language) };
  const issues = problem.issues ?? [];
  const errors = fieldErrors(issues, language, speak);
  const title = speak(`problem.${problem.key}.title`, params) ?? problem.key;
  const only =
    issues.length === 1 && issues[0]?.key !== 'validation.required' ? Object.values(errors)[0]?.[0] : undefined;
  const general = issues.every(({ key }) => key === 'validation.required') ? 'required' : problem.key;
  const detail = only ?? speak(`problem.${issues.length > 0 ? general : problem.key}.detail`, params) ?? title;
  return {
    type: `urn:konak:problem:${problem.key}`,
    title,
    status,
    detail,
    message: detail,
    ...(issues.length > 0 ? { errors } : {}),
    ...problem.extra,
  };
}

/** A refusal in the caller's language: the body of an answer, or one entry of an answer about several writes. */
export function translatedProblem(
  { catalogues, request }: { readonly catalogues: Catalogues; readonly request: Pick<Request, 'headers'> },
  { status, problem }: HttpError,
): SpokenProblem | undefined {
  const header = request.headers['accept-language'];
  return (
    problem &&
    problemBody({ status, problem, language: acceptedLanguage(header), speak: translator(catalogues, header) })
  );
}

type FailedRequest = Pick<Request, 'headers' | 'seen'>;

/** The answer to an unexpected error: only the id of the request, under which it is logged. */
function unexpected(error: unknown, { seen }: FailedRequest, log: Log): HttpError {
  const id = seen?.id ?? randomUUID();
  log.error({ requestId: id, ...errorFields(error) }, 'unexpected error');
  return new HttpError({ status: 500, problem: { key: 'unexpected', params: { id }, extra: { requestId: id } } });
}

function asHttpError(error: unknown, request: FailedRequest, log: Log): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof StoreUnavailable) {
    return new HttpError({ status: 503, problem: { key: 'unavailable' }, headers: { 'Retry-After': '5' } });
  }
  // The store has logged it as a mistake; the caller reads again and retries.
  if (error instanceof GuardViolation) return conflict('busyRecords');
  // Express itself refuses paths that cannot be decoded (`/%zz`).
  if (error instanceof URIError) return new HttpError({ status: 404, problem: { key: 'notFound' } });
  return unexpected(error, request, log);
}

/** Makes the function that turns errors into answers in the caller's language. Nothing else makes error bodies. */
export function errorReplies(catalogues: () => Catalogues, log: Log) {
  return (error: unknown, request: FailedRequest): Reply => {
    const refused = asHttpError(error, request, log);
    const { status, headers, body } = refused;
    if (refused.problem === undefined) return body === undefined ? { status, headers } : json(status, body, headers);
    const spoken = translatedProblem({ catalogues: catalogues(), request }, refused);
    return { ...json(status, spoken, headers), type: 'application/problem+json; charset=utf-8' };
  };
}

/** The error handler of Express, for everything outside the API. */
export function errors(replyTo: ReturnType<typeof errorReplies>): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) next(error);
    else send({ request, response, reply: replyTo(error, request) });
  };
}
