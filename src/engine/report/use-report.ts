import { useQuery } from '@tanstack/react-query';
import type { HttpError } from '../../providers/http-error.ts';
import { request } from '../../providers/http.ts';
import { asHttpError } from '../resource/as-http-error.ts';

export type Report<Body> = {
  /** While the next answer is on its way, the one before. */
  readonly data: Body | undefined;
  readonly isStale: boolean;
  readonly error: HttpError | undefined;
  readonly retry: () => void;
};

/**
 * An answer of the server that is no list of records; long spans may take longer than a list.
 * @param path undefined = nothing to ask yet
 * @param follows the resource whose changes make it ask again; left out, it is asked once
 */
export function useReport<Body>(path: string | undefined, follows = 'reports'): Report<Body> {
  const query = useQuery({
    // Named as a list of that resource is: what makes those ask again, or forgets them, does so here.
    queryKey: ['data', 'default', follows, 'list', { path }],
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
