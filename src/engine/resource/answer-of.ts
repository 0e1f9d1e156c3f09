import { asHttpError } from './as-http-error.ts';

type Query<Body> = {
  readonly data: Body | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
};

/** A Refine or TanStack query in the form `Answered` shows: earlier data stay when it fails. */
export function answerOf<Body>({ data, error, refetch }: Query<Body>) {
  return {
    data,
    failure: data === undefined && error ? asHttpError(error) : undefined,
    refresh: () => void refetch(),
  };
}
