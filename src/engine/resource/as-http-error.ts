import { HttpError } from '../../providers/http-error.ts';

/** The failure of a call as our own error; anything else is a mistake in the program and stays one. */
export function asHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const { message = String(error), statusCode = 0, errors, requestId } = (error ?? {}) as Partial<HttpError>;
  return new HttpError({ message, statusCode, body: errors ? { errors } : {}, requestId });
}
