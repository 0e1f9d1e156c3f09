import { useQuery } from '@tanstack/react-query';
import { asHttpError } from '../../engine/resource/as-http-error.ts';
import type { HttpError } from '../../providers/http-error.ts';
import { request } from '../../providers/http.ts';

type OwnerAnswer<Body> = {
  readonly data: Body | undefined;
  readonly isLoading: boolean;
  readonly failure: HttpError | undefined;
  readonly retry: () => void;
};

/** An answer about the owner who looks. */
export function useOwnerAnswer<Body>(path: string): OwnerAnswer<Body> {
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
