import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf } from '../../../engine/resource/answer-of.ts';
import { asHttpError } from '../../../engine/resource/as-http-error.ts';
import type { HttpError } from '../../../providers/http-error.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { useLiveChanges } from '../../../engine/resource/use-live-changes.ts';
import { type HttpRequest, request } from '../../../providers/http.ts';
import { type Topic, TOPICS } from './topics.ts';

/** The query key of an answer; without a path, of the whole topic. */
export const demoKey = (topic: Topic, path?: string): readonly string[] =>
  path === undefined ? ['demo', topic] : ['demo', topic, path];
/** Topics answered in the reader's language. */
const SPOKEN: readonly Topic[] = ['faq', 'profile'];

export type DemoAnswer<Body> = {
  /** The previous answer while a changed query loads. */
  readonly data: Body | undefined;
  readonly isCurrent: boolean;
  readonly failure: HttpError | undefined;
  readonly refresh: () => void;
};

/**
 * Queries one of the demo's mock calls (spec §7), and reloads when anybody changes the topic. @param path undefined =
 * nothing to load yet
 */
export function useDemo<Body>(topic: Topic, path: string | undefined): DemoAnswer<Body> {
  const queries = useQueryClient();
  const language = useLanguage();
  const query = useQuery({
    queryKey: [...demoKey(topic, path), ...(SPOKEN.includes(topic) ? [language] : [])],
    queryFn: async ({ signal }) => (await request<Body>({ path: path ?? '', signal })).data,
    placeholderData: (previous) => previous,
    enabled: path !== undefined,
    retry: false,
  });
  useLiveChanges(TOPICS[topic], () => void queries.invalidateQueries({ queryKey: demoKey(topic) }));
  return { ...answerOf(query), isCurrent: !query.isPlaceholderData };
}

export type DemoRequest = Pick<HttpRequest, 'path' | 'method' | 'body'>;

/**
 * Changes something through a mock call, then reloads the topic. A refused call keeps the input: `error` has the
 * reason, to show in place.
 */
export function useDemoCall(topic: Topic) {
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: async (call: DemoRequest) => (await request(call)).data,
    // Lists of the same records use Refine's query keys.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: demoKey(topic) }),
        ...TOPICS[topic].map((name) => queries.invalidateQueries({ queryKey: ['data', 'default', name] })),
      ]),
    retry: false,
  });
  return {
    /** @returns whether it succeeded, with the answer or the reason (`error` only has the last call's) */
    run: async (
      call: DemoRequest,
    ): Promise<{ readonly isDone: boolean; readonly data?: unknown; readonly error?: HttpError }> => {
      try {
        return { isDone: true, data: await mutation.mutateAsync(call) };
      } catch (error) {
        return { isDone: false, error: asHttpError(error) };
      }
    },
    isRunning: mutation.isPending,
    error: mutation.isError ? asHttpError(mutation.error) : undefined,
    forget: mutation.reset,
  };
}
