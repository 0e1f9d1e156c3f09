import { useSubscription } from '@refinedev/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../providers/http.ts';

/** What the desk shows is made of these; a change of one of them is told as an event. */
const SOURCES = ['reservations', 'estates', 'guests', 'security-deposits'] as const;

type DeskAnswer<Body> = {
  readonly data: Body | undefined;
  readonly isLoading: boolean;
  /** Only while nothing can be shown. */
  readonly error: Error | undefined;
  readonly refresh: () => void;
};

/**
 * An answer of the desk's calls, kept current: asked again when the server tells of a change, and when this browser has
 * changed a stay itself. What was shown stays until the new answer is here.
 */
export function useDesk<Body>(path: string): DeskAnswer<Body> {
  const query = useQuery<Body>({
    // Named as Refine names its lists of stays, so that whatever makes those ask again makes this ask again.
    queryKey: ['data', 'default', 'reservations', 'list', { desk: path }],
    queryFn: async ({ signal }) => (await request<Body>({ path, signal })).data,
    placeholderData: keepPreviousData,
  });
  const refresh = () => void query.refetch();
  const [stays, estates, guests, deposits] = SOURCES;
  useSubscription({ channel: `resources/${stays}`, types: ['*'], onLiveEvent: refresh });
  useSubscription({ channel: `resources/${estates}`, types: ['*'], onLiveEvent: refresh });
  useSubscription({ channel: `resources/${guests}`, types: ['*'], onLiveEvent: refresh });
  useSubscription({ channel: `resources/${deposits}`, types: ['*'], onLiveEvent: refresh });
  return {
    data: query.data,
    isLoading: query.isLoading,
    error: query.isError && !query.data ? query.error : undefined,
    refresh,
  };
}
