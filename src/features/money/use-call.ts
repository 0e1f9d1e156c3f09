import { useQuery } from '@tanstack/react-query';
import { request } from '../../providers/http.ts';

/** What a call of money answers, asked again whenever its path is another or a record of the list changed. */
export function useCall<Answer>(path: string) {
  return useQuery({
    queryKey: ['money', path],
    queryFn: async ({ signal }) => (await request<Answer>({ path, signal })).data,
    staleTime: 0,
    refetchOnMount: 'always',
  });
}
