import { useQuery } from '@tanstack/react-query';
import type { HttpError } from '../../providers/http-error.ts';
import { request } from '../../providers/http.ts';
import { asHttpError } from '../../engine/resource/as-http-error.ts';

export type Report<Body> = {
  /** While the next one is on its way, the one before. */
  readonly data: Body | undefined;
  readonly isStale: boolean;
  readonly error: HttpError | undefined;
  readonly retry: () => void;
};

/** A report of the server; long spans may take longer than a list. */
export function useReport<Body>(path: string): Report<Body> {
  const query = useQuery({
    // Named so that signing out and changing the tenant forget it with all other data.
    queryKey: ['data', 'default', 'reports', 'list', { path }],
    queryFn: async ({ signal }) => (await request<Body>({ path, signal, timeout: 60_000 })).data,
    placeholderData: (previous) => previous,
    retry: false,
  });
  return {
    data: query.isError ? undefined : query.data,
    isStale: query.isPlaceholderData,
    error: query.isError ? asHttpError(query.error) : undefined,
    retry: () => void query.refetch(),
  };
}
