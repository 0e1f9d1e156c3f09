import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type HttpError, isAbort, isRefusal } from '../../providers/http-error.ts';
import { request } from '../../providers/http.ts';
import { asHttpError } from './as-http-error.ts';
import { useLiveChanges } from './use-live-changes.ts';

/** The request: the path of a read or, with a body, a POST that changes nothing. */
type Question = { readonly path: string; readonly body: object };
export type Answer<Body> = {
  /**
   * The answer to the current question or, while that is on its way, to the one before; it stays when the same question is
   * asked again in vain. Undefined when nothing is asked.
   */
  readonly data: Body | undefined;
  /** Whether `data`, or `failure`, answers the question as it is now. */
  readonly isCurrent: boolean;
  /** Why there is no `data`; never together with it. */
  readonly failure: HttpError | undefined;
  /** Asks again. */
  readonly refresh: () => void;
};
type AnswerOptions = {
  /** Resources whose changes, by anybody, make it ask again. What changes lists of the first one makes it ask, too. */
  readonly follows?: readonly string[];
  /** The id of its subject: an answer about another one is not shown while the next is loading. */
  readonly about?: string | undefined;
  /** The path contains typed input: ms to wait after the last change; earlier answers are dropped. */
  readonly pause?: number;
  /** Hardly ever changes, so it is loaded once per page load. */
  readonly isLasting?: boolean;
  /** ms; 20 s unless said */
  readonly timeout?: number;
  /** ms after which it is asked again while the page is looked at; never unless said */
  readonly every?: number;
};

/** The usual pause after typing; ms. */
export const TYPING = 200;
const CACHED_FOR = 300_000; // ms that an answer outlives its screen, so that going back shows it at once
const NONE: readonly string[] = [];
/** Replaces the resource in the key of an answer that belongs to none, such as one about the configuration. */
export const NO_RESOURCE = 'answers';

/**
 * What the server answers to a question that is no list of records, kept by the query client: equal questions are one,
 * an answer that comes late is dropped, and each screen asks again when it opens.
 * @param asked undefined = nothing to ask
 */
export function useAnswer<Body>(asked: string | Question | undefined, options: AnswerOptions = {}): Answer<Body> {
  const { follows = NONE, about = '', pause, isLasting = false, timeout, every } = options;
  const queries = useQueryClient();
  const question = asked === undefined ? '' : typeof asked === 'string' ? asked : JSON.stringify(asked);
  const isSettled = useSettled(question, pause) === question;
  // Named like a list of the resource, so the same changes make it ask again.
  const queryKey = ['data', 'default', follows[0] ?? NO_RESOURCE, 'list', { question, about }] as const;
  const query = useQuery({
    queryKey,
    meta: { follows },
    queryFn: async ({ signal }) => {
      const call =
        typeof asked === 'object' ? { ...asked, method: 'POST' as const } : { path: asked ?? '', isJoined: true };
      return (await request<Body>({ ...call, signal, ...(timeout !== undefined && { timeout }) })).data;
    },
    enabled: question !== '' && isSettled,
    placeholderData: (before, last) => (last?.queryKey[4].about === about ? before : undefined),
    retry: false,
    refetchInterval: every ?? false,
    staleTime: isLasting ? Infinity : 0,
    gcTime: isLasting ? Infinity : pause === undefined ? CACHED_FOR : 0,
    // Whether there is a connection is found out by asking: http.ts tries again, and says so.
    networkMode: 'always',
    refetchOnReconnect: true,
  });
  useLiveChanges(follows, () => void queries.invalidateQueries({ queryKey }, { cancelRefetch: false }));

  const failure = query.isError && !isAbort(query.error) ? asHttpError(query.error) : undefined;
  // A refusal is an answer, too; a failure says nothing of what was answered before.
  const data = question === '' || (failure && isRefusal(failure)) ? undefined : query.data;
  return {
    data,
    isCurrent: question === '' || (isSettled && query.isFetched && !query.isPlaceholderData),
    failure: data === undefined ? failure : undefined,
    refresh: () => void (question !== '' && query.refetch()),
  };
}

/** The question, after a pause in typing; a question that is not typed is used at once. */
function useSettled(question: string, pause: number | undefined): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (pause === undefined) return undefined;
    const timer = setTimeout(() => setSettled(question), pause);
    return () => clearTimeout(timer);
  }, [question, pause]);
  return pause === undefined ? question : settled;
}
