import { useQuery } from '@tanstack/react-query';
import { asHttpError } from '../../engine/resource/as-http-error.ts';
import { request } from '../../providers/http.ts';

/** An answer about the owner who looks. */
export function useOwnerAnswer<Body>(path: string) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['investor', path],
    queryFn: async ({ signal }) => (await request<Body>({ path, signal })).data,
  });
  return {
    data,
    isLoading: isPending,
    failure: error ? asHttpError(error) : undefined,
    retry: () => void refetch(),
  };
}
