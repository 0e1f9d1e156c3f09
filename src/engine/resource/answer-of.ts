import { asHttpError } from './as-http-error.ts';

type Query<Body> = {
  readonly data: Body | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
};

/** What a query of Refine or TanStack answers, as `Answered` shows it: what was answered before stays when it fails. */
export function answerOf<Body>({ data, error, refetch }: Query<Body>) {
  return {
    data,
    failure: data === undefined && error ? asHttpError(error) : undefined,
    refresh: () => void refetch(),
  };
}
