import { useQuery } from '@tanstack/react-query';
import { asHttpError } from '../../engine/resource/as-http-error.ts';
import type { HttpError } from '../../providers/http-error.ts';
import { request } from '../../providers/http.ts';

export type Report<Body> = {
  /** While the next answer is on its way, the one before. */
  readonly data: Body | undefined;
  readonly isStale: boolean;
  readonly error: HttpError | undefined;
  readonly retry: () => void;
};

/** An answer of the server that is no list of records. @param path undefined = nothing to ask yet */
export function useReport<Body>(path: string | undefined): Report<Body> {
  const query = useQuery({
    // Named so that signing out and changing the tenant forget it with all other data.
    queryKey: ['data', 'default', 'statements', 'list', { path }],
    queryFn: async ({ signal }) => (await request<Body>({ path: path ?? '', signal, timeout: 60_000 })).data,
    placeholderData: (previous) => previous,
    enabled: path !== undefined,
    retry: false,
  });
  return {
    data: query.isError ? undefined : query.data,
    isStale: query.isPlaceholderData,
    error: query.isError ? asHttpError(query.error) : undefined,
    retry: () => void query.refetch(),
  };
}
