import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf } from '../../../engine/resource/answer-of.ts';
import { asHttpError } from '../../../engine/resource/as-http-error.ts';
import type { HttpError } from '../../../providers/http-error.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { useLiveChanges } from '../../../engine/resource/use-live-changes.ts';
import { type HttpRequest, request } from '../../../providers/http.ts';
import { type Topic, TOPICS } from './topics.ts';

/** Under which an answer is kept; without a path, all of a topic. */
export const demoKey = (topic: Topic, path?: string): readonly string[] =>
  path === undefined ? ['demo', topic] : ['demo', topic, path];
/** Parts that are answered in the language of the reader. */
const SPOKEN: readonly Topic[] = ['faq', 'profile'];

export type DemoAnswer<Body> = {
  /** While the answer to a changed question is on its way, the one before. */
  readonly data: Body | undefined;
  readonly isCurrent: boolean;
  readonly failure: HttpError | undefined;
  readonly refresh: () => void;
};

/** Asks one of the demo's mock calls (spec §7), and again when anybody changes something of the topic. @param path undefined = nothing to ask yet */
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
 * Changes something by one of the mock calls; what is shown of the topic is asked again. A refused call leaves what was
 * typed alone: `error` says why, where it happened.
 */
export function useDemoCall(topic: Topic) {
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: async (call: DemoRequest) => (await request(call)).data,
    // Lists of the same records ask by Refine's names.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: demoKey(topic) }),
        ...TOPICS[topic].map((name) => queries.invalidateQueries({ queryKey: ['data', 'default', name] })),
      ]),
    retry: false,
  });
  return {
    /** @returns whether it worked, and the answer or why not (`error` has only that of the last call) */
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
