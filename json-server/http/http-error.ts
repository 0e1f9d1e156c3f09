import type { Json, Language, Text } from '../../src/config/types.ts';

/**
 * What is wrong with one field. `key` names a text of the `errors` namespace; `text`, from the configuration, overrides
 * it. Record validation (`src/config/record.ts`) and the refusals of domain rules produce these.
 */
export type FieldIssue = {
  readonly field: string;
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly text?: Text;
  /** Parameters that are words and need translation. */
  readonly paramsIn?: (language: Language) => Readonly<Record<string, string | number>>;
};

/** Texts of a problem are looked up in `locales/<lng>/errors.json`, namespace `errors`, when the answer is written. */
export type ProblemText = {
  /** Key below `problem.` in the catalogue: `notFound` reads `problem.notFound.title` and `.detail`. */
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Parameters that are words and need translation. */
  readonly paramsIn?: (language: Language) => Readonly<Record<string, string | number>>;
  /** The problems by field; answered as `errors: { field: [text] }`. */
  readonly issues?: readonly FieldIssue[];
  /** Further members of the body: `current`, `changes`, `allowed`, `references`. */
  readonly extra?: Readonly<Record<string, unknown>>;
};

/** Issues of one answer: each is a text in the caller's language, and a body of a MiB may have eighty thousand. */
const MAX_ISSUES = 500;

/**
 * The one way to refuse a call. Product errors carry a `problem`; calls whose unusual error bodies are fixed by the
 * specification carry the literal `body`. Only `http/errors.ts` turns it into a response.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly problem: ProblemText | undefined;
  readonly body: Json | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(error: {
    status: number;
    problem?: ProblemText;
    body?: Json;
    headers?: Readonly<Record<string, string>>;
  }) {
    super(error.problem?.key ?? `HTTP ${error.status}`);
    this.name = 'HttpError';
    this.status = error.status;
    const { problem } = error;
    const issues = problem?.issues;
    this.problem = issues && issues.length > MAX_ISSUES ? { ...problem, issues: issues.slice(0, MAX_ISSUES) } : problem;
    this.body = error.body;
    this.headers = error.headers ?? {};
  }
}

const refuse =
  (status: number, key: string) =>
  (problem: Omit<ProblemText, 'key'> = {}): HttpError =>
    new HttpError({ status, problem: { key, ...problem } });

/** 400: the call cannot be understood. `params.reason` is shown. */
export const malformed = (reason: string, issues?: readonly FieldIssue[]): HttpError =>
  new HttpError({ status: 400, problem: { key: 'malformed', params: { reason }, ...(issues ? { issues } : {}) } });
const BEARER = { 'WWW-Authenticate': 'Bearer' } as const;
/** 401: no token, or one that is no longer valid. */
export const unauthenticated = (): HttpError =>
  new HttpError({
    status: 401,
    problem: { key: 'unauthenticated' },
    headers: BEARER,
  });
/** 401: the company of the session is suspended or closed (TN1). */
export const companyClosed = (): HttpError =>
  new HttpError({ status: 401, problem: { key: 'companyShut' }, headers: BEARER });
/** 403: this role may never do this. */
export const forbidden = refuse(403, 'forbidden');
/** 403: the role may, but the company's package does not include it (TN2). */
export const notInPackage = (): HttpError => new HttpError({ status: 403, problem: { key: 'notInPackage' } });
/** 404: does not exist, or not for this caller; the two answers are identical byte for byte. */
export const notFound = refuse(404, 'notFound');
/** 405: the path exists, the method does not. */
export const methodNotAllowed = (allow: readonly string[]): HttpError =>
  new HttpError({ status: 405, problem: { key: 'methodNotAllowed' }, headers: { Allow: allow.join(', ') } });
/** 409: the state of the records forbids it. `key` names the reason in the catalogue. */
export const conflict = (key: string, problem: Omit<ProblemText, 'key'> = {}): HttpError =>
  new HttpError({ status: 409, problem: { key, ...problem } });
/** 412: the record has changed since the version named in If-Match. */
export const preconditionFailed = refuse(412, 'preconditionFailed');
/** 428: a change without If-Match. */
export const preconditionRequired = refuse(428, 'preconditionRequired');
/** 415: not JSON, or compressed. */
export const unsupportedType = refuse(415, 'unsupportedType');
/** 422: understood but refused, field by field. */
export const invalid = (issues: readonly FieldIssue[]): HttpError =>
  new HttpError({ status: 422, problem: { key: 'invalid', issues } });
/** 429 with Retry-After in whole seconds. */
export const tooMany = (retryAfterSeconds: number): HttpError =>
  new HttpError({
    status: 429,
    problem: { key: 'tooMany', params: { seconds: retryAfterSeconds } },
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
