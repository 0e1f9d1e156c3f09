/** Answer body of a failed call, as far as anybody reads it (problem+json plus `message`; contract.md). */
export type ProblemBody = {
  readonly message?: string;
  readonly detail?: string;
  readonly errors?: { readonly [field: string]: string | readonly string[] };
  readonly [key: string]: unknown;
};

/**
 * A failed call, in the shape Refine knows as `HttpError`.
 * `statusCode` 0: no answer came (offline, refused, timed out). `body` is the answer whole, e.g. `current` and
 * `changes` of a 412.
 */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly errors: Record<string, string[]> | undefined;
  readonly body: ProblemBody;
  /** Seconds the server asks to wait (429, 503). */
  readonly retryAfter: number | undefined;
  /** Under which the server's log has the call; absent where no answer came. */
  readonly requestId: string | undefined;

  constructor({ message, statusCode, body = {}, retryAfter, requestId }: HttpErrorInput) {
    super(message);
    this.name = 'HttpError';
    this.statusCode = statusCode;
    this.body = body;
    this.retryAfter = retryAfter;
    this.requestId = requestId;
    this.errors = body.errors && lists(body.errors);
  }
}

/** Whether the server decided: it was neither out of reach nor out of order, nor asked too often. */
export const isRefusal = ({ statusCode }: HttpError): boolean =>
  statusCode >= 400 && statusCode < 500 && statusCode !== 408 && statusCode !== 429;

type HttpErrorInput = {
  message: string;
  statusCode: number;
  body?: ProblemBody;
  retryAfter?: number | undefined;
  requestId?: string | undefined;
};

/** True for an error of a call that was given up on purpose (a newer one has replaced it). */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function lists(errors: NonNullable<ProblemBody['errors']>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [field, typeof texts === 'string' ? [texts] : [...texts]]),
  );
}
